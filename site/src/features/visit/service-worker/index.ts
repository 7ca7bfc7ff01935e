export { KeptPage } from "./KeptPage.tsx";
export { WithoutNetwork } from "./WithoutNetwork.tsx";
