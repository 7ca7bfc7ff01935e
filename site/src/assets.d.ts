declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "react-helmet/es/Helmet.js" {
  export { Helmet } from "react-helmet";
}
