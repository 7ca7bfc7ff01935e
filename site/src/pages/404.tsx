export { NotFoundPage as default } from "../content/status/NotFoundPage.tsx";
