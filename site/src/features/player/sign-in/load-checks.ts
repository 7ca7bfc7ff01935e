import { loadOnce } from "../../../lib/load-once.ts";

const checks = loadOnce(() => import("./account-checks.ts"));

export const loadLoginCheck = () => checks.load().then(({ checkLogin }) => checkLogin);
export const loadRegistrationCheck = () => checks.load().then(({ checkRegistration }) => checkRegistration);
export const loadNewPasswordCheck = () => checks.load().then(({ checkNewPassword }) => checkNewPassword);
export const loadAddressCheck = () => checks.load().then(({ checkForgotPassword }) => checkForgotPassword);
