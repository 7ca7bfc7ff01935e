export const title = "404 Page Not Found";
export const message = "The page you're looking for doesn't exist or has been moved.";
