export { Auth } from "./Auth.tsx";
export { ResetPassword } from "./ResetPassword.tsx";
export { VerifyEmail } from "./VerifyEmail.tsx";
