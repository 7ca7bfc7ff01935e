import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";

/** Returns the countries that ICU names, without former codes. */
const countries = (): { code: string; name: string }[] => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  return letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => !["EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"].includes(code))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** Returns the page of the frame into which a card's details are typed. */
export function elementPage(): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Secure payment input frame</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/payment-element.css" />
        <script src="/assets/payment-element.js" type="module"></script>
      </head>
      <body>
        <form novalidate>
          ${field({ name: "number", label: "Card number", hint: "1234 1234 1234 1234", autocomplete: "cc-number", isWide: true })}
          ${field({ name: "expiry", label: "Expiration date", hint: "MM / YY", autocomplete: "cc-exp" })}
          ${field({ name: "cvc", label: "Security code", hint: "CVC", autocomplete: "cc-csc" })}
          <div class="wide">
            <label for="country">Country</label>
            <select id="country" name="country" autocomplete="billing country">
              ${countries().map(({ code, name }) => option(code, name))}
            </select>
          </div>
        </form>
      </body>
    </html> `;
}

function option(code: string, name: string): Html {
  return code === "US"
    ? html`<option value="US" selected>${name}</option>`
    : html`<option value="${code}">${name}</option>`;
}

type Field = { name: string; label: string; hint: string; autocomplete: string; isWide?: boolean };

function field({ name, label, hint, autocomplete, isWide = false }: Field): Html {
  return html`<div class="${isWide ? "wide" : "half"}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      placeholder="${hint}"
      autocomplete="${autocomplete}"
      aria-describedby="${name}-error"
      aria-invalid="false"
    />
    <p class="error" id="${name}-error" role="alert"></p>
  </div>`;
}
