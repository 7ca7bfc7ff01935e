import { useAppDispatch } from "../../app/hooks.ts";
import { toastShown, type ToastText } from "../../state/toast-slice.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Row } from "./Row.tsx";

const toasts: readonly ToastText[] = [
  { title: "Link copied" },
  { title: "Welcome back!", description: "You have been successfully logged in." },
  {
    title: "Login failed",
    description: "The email address or the password is not right. Check both and try again.",
    kind: "danger",
  },
];

/** One button for each kind of toast. */
export function ToastSection() {
  const dispatch = useAppDispatch();
  return (
    <Row>
      {toasts.map((toast) => (
        <Button key={toast.title} type="button" onClick={() => dispatch(toastShown(toast))}>
          Toast: {toast.title}
        </Button>
      ))}
    </Row>
  );
}
