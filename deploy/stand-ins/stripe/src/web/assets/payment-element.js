const parentOrigin = new URLSearchParams(location.search).get("parent") ?? "";
const form = document.querySelector("form");
const { number, expiry, cvc, country } = form.elements;
const fields = [number, expiry, cvc];
const errorOf = (field) => document.querySelector(`#${field.name}-error`);

/** Returns the length of a card's number, by its first digits. */
const lengthOf = (digits) => (/^3[47]/.test(digits) ? 15 : /^3(?:0|6|8)/.test(digits) ? 14 : 16);
const digitsIn = (field) => field.value.replaceAll(/\D/g, "");

function send(message) {
  parent.postMessage(message, parentOrigin);
}

/** Returns whether the last digit fits the others (ISO/IEC 7812, Luhn). */
function hasCheckDigit(digits) {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function faultOfNumber() {
  const digits = digitsIn(number);
  if (digits.length < lengthOf(digits)) return ["incomplete_number", "Your card number is incomplete."];
  return hasCheckDigit(digits) ? undefined : ["invalid_number", "Your card number is invalid."];
}

function faultOfExpiry() {
  const digits = digitsIn(expiry);
  if (digits.length < 4) return ["incomplete_expiry", "Your card’s expiration date is incomplete."];
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (month < 1 || month > 12) return ["invalid_expiry_month", "Your card’s expiration date is invalid."];
  const now = new Date();
  const isPast = year < now.getFullYear() || (year === now.getFullYear() && month <= now.getMonth());
  if (isPast) return ["invalid_expiry_year_past", "Your card’s expiration year is in the past."];
  return undefined;
}

function faultOfCvc() {
  const isAmex = /^3[47]/.test(digitsIn(number));
  return digitsIn(cvc).length < (isAmex ? 4 : 3)
    ? ["incomplete_cvc", "Your card’s security code is incomplete."]
    : undefined;
}

const faults = new Map([
  [number, faultOfNumber],
  [expiry, faultOfExpiry],
  [cvc, faultOfCvc],
]);

function show(field) {
  const fault = faults.get(field)();
  errorOf(field).textContent = fault?.[1] ?? "";
  field.setAttribute("aria-invalid", fault ? "true" : "false");
  tellHeight();
  return fault;
}

function format(field) {
  const digits = digitsIn(field);
  if (field === number) {
    const shown = digits.slice(0, 19);
    number.value = /^3[47]/.test(shown)
      ? shown.replace(/^(\d{4})(\d{1,6})?(\d{1,5})?.*/, (_match, ...parts) =>
          parts.slice(0, 3).filter(Boolean).join(" "),
        )
      : (shown.match(/\d{1,4}/g) ?? []).join(" ");
  }
  if (field === expiry) {
    const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
    expiry.value = padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
  }
  if (field === cvc) cvc.value = digits.slice(0, 4);
}

function tellChange() {
  const complete = [...faults.values()].every((fault) => fault() === undefined);
  const empty = fields.every((field) => field.value === "");
  send({ type: "change", details: { complete, empty, collapsed: false, value: { type: "card" } } });
}

function tellHeight() {
  send({ type: "height", height: form.offsetHeight + 4 });
}

function validate() {
  const [found] = fields.map((field) => [field, show(field)]).filter(([, fault]) => fault);
  if (!found) return { selectedPaymentMethod: "card" };
  const [field, [code, message]] = found;
  field.focus();
  return { error: { type: "validation_error", code, message } };
}

async function confirm({ key, intent, returnUrl, billingDetails }) {
  const checked = validate();
  if (checked.error) return checked;
  const digits = digitsIn(expiry);
  const params = new URLSearchParams({
    key,
    client_secret: intent.clientSecret,
    return_url: returnUrl,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": digitsIn(number),
    "payment_method_data[card][exp_month]": digits.slice(0, 2),
    "payment_method_data[card][exp_year]": `20${digits.slice(2)}`,
    "payment_method_data[card][cvc]": digitsIn(cvc),
    "payment_method_data[billing_details][address][country]": country.value,
  });
  for (const name of ["email", "name", "phone"])
    if (billingDetails[name])
      params.set(`payment_method_data[billing_details][${name}]`, billingDetails[name]);
  try {
    const response = await fetch(`/v1/${intent.path}/${intent.id}/confirm`, { method: "POST", body: params });
    const body = await response.json();
    return body.error ? { error: body.error } : { object: body };
  } catch {
    return {
      error: {
        type: "api_connection_error",
        message: "We couldn't reach the payment provider. Please try again.",
      },
    };
  }
}

/** Applies the colors and shapes of Stripe's appearance API. */
function dress({ theme = "stripe", variables = {} } = {}) {
  document.documentElement.dataset.theme = theme;
  const { style } = document.documentElement;
  const names = {
    colorPrimary: "--primary",
    colorBackground: "--background",
    colorText: "--text",
    colorTextSecondary: "--soft",
    colorDanger: "--danger",
    borderRadius: "--radius",
    fontFamily: "--font",
    fontSizeBase: "--size",
    spacingUnit: "--unit",
  };
  for (const [variable, property] of Object.entries(names))
    if (variables[variable]) style.setProperty(property, variables[variable]);
    else style.removeProperty(property);
}

let isReady = false;
addEventListener("message", ({ source, origin, data }) => {
  if (source !== parent || origin !== parentOrigin) return;
  const answer = (value) => send({ type: "answer", number: data.number, answer: value });
  switch (data.type) {
    case "appearance":
      dress(data.appearance);
      tellHeight();
      if (!isReady) send({ type: "ready" });
      isReady = true;
      return;
    case "validate":
      return answer(validate());
    case "confirm":
      return void confirm(data).then(answer);
  }
});

for (const field of fields) {
  field.addEventListener("input", () => {
    format(field);
    if (errorOf(field).textContent !== "") show(field);
    tellChange();
  });
  field.addEventListener("blur", () => {
    if (field.value !== "") show(field);
    send({ type: "blur" });
  });
  field.addEventListener("focus", () => send({ type: "focus" }));
}
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("resize", tellHeight);
send({ type: "loaded" });
