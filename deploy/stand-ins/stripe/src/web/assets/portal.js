const form = document.querySelector("#card-form");
if (form) {
  const { key, clientSecret, returnUrl } = form.dataset;
  const stripe = window.Stripe(key);
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const elements = stripe.elements({ clientSecret, appearance: { theme: isDark ? "night" : "stripe" } });
  elements.create("payment").mount("#card");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { error } = await stripe.confirmSetup({ elements, confirmParams: { return_url: returnUrl } });
    document.querySelector("#card-error").textContent = error?.message ?? "";
  });
}
