import styled from "@emotion/styled";
import { Eye, EyeOff } from "lucide-react";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { color, space, touch } from "../../theme/tokens.ts";
import { IconButton } from "../buttons/IconButton.tsx";
import { errorLines } from "./error-lines.tsx";
import { Field } from "./Field.tsx";
import { TextInput } from "./TextInput.tsx";

interface Props {
  label?: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  help?: ReactNode;
  errors: readonly string[];
}

/** A field for a password, which can be shown, with a hint while Caps Lock is on. */
export function PasswordField({ label = "Password", name, autoComplete, help, errors }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const hintId = useId();

  // A password that is sent is hidden again, so that the browser doesn't keep it as a text that was typed.
  useEffect(() => {
    const form = input.current?.form;
    const hide = (): void => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  // A password manager that fills in the field sends key events without modifiers.
  const readCapsLock = ({ nativeEvent }: KeyboardEvent | MouseEvent): void => {
    if ("getModifierState" in nativeEvent) setCapsLock(nativeEvent.getModifierState("CapsLock"));
  };

  return (
    <Field label={label} help={help} error={errorLines(errors)}>
      {({ "aria-describedby": described = "", ...ids }) => (
        <>
          <Row>
            <Input
              {...ids}
              ref={input}
              name={name}
              type={isShown ? "text" : "password"}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              aria-required="true"
              aria-describedby={hasCapsLock ? `${described} ${hintId}`.trim() : described || undefined}
              onKeyDown={readCapsLock}
              onKeyUp={readCapsLock}
              onMouseDown={readCapsLock}
              onBlur={() => setCapsLock(false)}
            />
            <IconButton
              label={isShown ? "Hide password" : "Show password"}
              aria-controls={ids.id}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff /> : <Eye />}
            </IconButton>
          </Row>
          <Hint id={hintId} role="status">
            {hasCapsLock && "Caps Lock is on."}
          </Hint>
        </>
      )}
    </Field>
  );
}

const Row = styled.div({
  position: "relative",
  "& > button": { position: "absolute", insetBlock: 0, insetInlineEnd: 0, minHeight: touch },
});

/** Leaves room for the button, and hides the one of Edge. */
const Input = styled(TextInput)({
  paddingInlineEnd: `calc(${touch} + ${space[1]})`,
  "&::-ms-reveal": { display: "none" },
});

const Hint = styled.p({ color: color.amber, "&:not(:empty)": { marginTop: space[2] } });
