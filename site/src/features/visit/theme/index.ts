export { ThemeSwitch } from "./ThemeSwitch.tsx";
