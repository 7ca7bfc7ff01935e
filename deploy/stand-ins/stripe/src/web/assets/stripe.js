/**
 * The part of Stripe.js that the product's page with a Payment Element uses. A card's details are typed into a frame of
 * this script's origin, and are sent to this origin alone.
 */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const kinds = {
    pi: { path: "payment_intents", name: "payment_intent", result: "paymentIntent" },
    seti: { path: "setup_intents", name: "setup_intent", result: "setupIntent" },
  };

  function intentOf(clientSecret) {
    const [, prefix, id] = /^((?:pi|seti))_(\w+?)_secret_\w+$/.exec(clientSecret ?? "") ?? [];
    if (!prefix)
      throw new Error("Invalid value for clientSecret: it should be a client secret of an intent.");
    return { ...kinds[prefix], id: `${prefix}_${id}`, clientSecret };
  }

  class Emitter {
    #handlers = new Map();
    on(event, handler) {
      this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
      return this;
    }
    off(event, handler) {
      const left = (this.#handlers.get(event) ?? []).filter((one) => handler && one !== handler);
      this.#handlers.set(event, left);
      return this;
    }
    emit(event, payload) {
      for (const handler of this.#handlers.get(event) ?? []) handler(payload);
    }
  }

  class PaymentElement extends Emitter {
    #frame;
    #answers = new Map();
    #number = 0;
    #ready = Promise.withResolvers();
    #onMessage = (event) => this.#receive(event);
    #settings;

    constructor(settings) {
      super();
      this.#settings = settings;
    }

    mount(target) {
      const parent = typeof target === "string" ? document.querySelector(target) : target;
      if (!parent)
        throw new Error(
          `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
        );
      if (this.#frame) this.unmount();
      addEventListener("message", this.#onMessage);
      const frame = document.createElement("iframe");
      frame.title = "Secure payment input frame";
      frame.name = `__privateStripeFrame${Math.floor(Math.random() * 1e9)}`;
      frame.src = `${origin}/elements/payment?parent=${encodeURIComponent(location.origin)}`;
      Object.assign(frame.style, {
        display: "block",
        width: "100%",
        height: "240px",
        border: "0",
        colorScheme: "normal",
      });
      this.#frame = frame;
      parent.replaceChildren(frame);
      this.emit("loaderstart", { elementType: "payment" });
      return this;
    }

    unmount() {
      removeEventListener("message", this.#onMessage);
      this.#frame?.remove();
      this.#frame = undefined;
      this.#ready = Promise.withResolvers();
    }

    destroy() {
      this.unmount();
      this.#settings.elements.delete("payment");
    }

    /** The element looks the same with all options. */
    update() {
      return this;
    }

    restyle() {
      this.#send({ type: "appearance", appearance: this.#settings.appearance });
    }

    /** Sends the frame a question, and resolves with its answer. */
    async ask(type, details) {
      await this.#ready.promise;
      const number = ++this.#number;
      const answer = Promise.withResolvers();
      this.#answers.set(number, answer);
      this.#send({ type, number, ...details });
      return answer.promise;
    }

    #send(message) {
      this.#frame?.contentWindow?.postMessage(message, origin);
    }

    #receive({ source, origin: from, data }) {
      if (from !== origin || source !== this.#frame?.contentWindow) return;
      switch (data.type) {
        case "loaded":
          this.#send({ type: "appearance", appearance: this.#settings.appearance });
          return;
        case "ready":
          this.#ready.resolve();
          this.emit("ready", { elementType: "payment" });
          return;
        case "height":
          this.#frame.style.height = `${data.height}px`;
          return;
        case "answer":
          this.#answers.get(data.number)?.resolve(data.answer);
          this.#answers.delete(data.number);
          return;
        case "change":
        case "focus":
        case "blur":
        case "escape":
          this.emit(data.type, { elementType: "payment", ...data.details });
      }
    }
  }

  function createElements(options = {}) {
    const settings = { ...options, elements: new Map() };
    const payment = () => settings.elements.get("payment");
    return {
      create: (type) => {
        if (type !== "payment")
          throw new Error(`The Stripe stand-in does not implement the element ${type}.`);
        if (payment())
          throw new Error("Can only create one Element of type payment through this Elements instance.");
        const element = new PaymentElement(settings);
        settings.elements.set(type, element);
        return element;
      },
      getElement: (type) => settings.elements.get(type) ?? null,
      update: (changes) => {
        Object.assign(settings, changes);
        payment()?.restyle();
      },
      submit: async () => (payment() ? payment().ask("validate") : { error: notMounted() }),
      clientSecretOf: () => settings.clientSecret,
      paymentElement: payment,
    };
  }

  const notMounted = () => ({
    type: "invalid_request_error",
    message: "elements should have a mounted Payment Element.",
  });

  function Stripe(key) {
    if (typeof key !== "string" || key === "")
      throw new Error("Please call Stripe() with your publishable key.");
    if (!key.startsWith("pk_"))
      throw new Error(
        "You should not use your secret key with Stripe.js. Please pass a publishable key instead.",
      );

    const retrieve = async (clientSecret) => {
      const intent = intentOf(clientSecret);
      const query = new URLSearchParams({ key, client_secret: clientSecret });
      try {
        const response = await fetch(`${origin}/v1/${intent.path}/${intent.id}?${query}`);
        const body = await response.json();
        return body.error ? { error: body.error } : { [intent.result]: body };
      } catch {
        return {
          error: { type: "api_connection_error", message: "We couldn't reach the payment provider." },
        };
      }
    };

    /** Leaves the page for the bank's or the return address, or resolves with the intent. */
    const goOn = (intent, object, { return_url: returnUrl }, redirect) => {
      const action = object.next_action?.redirect_to_url;
      if (object.status === "requires_action" && action) return leave(action.url);
      if (redirect === "if_required") return { [intent.result]: object };
      const url = new URL(returnUrl, location.href);
      url.searchParams.set(intent.name, intent.id);
      url.searchParams.set(`${intent.name}_client_secret`, intent.clientSecret);
      url.searchParams.set("redirect_status", object.status === "succeeded" ? "succeeded" : "failed");
      return leave(url.href);
    };

    const confirm = async ({ elements, clientSecret, confirmParams = {}, redirect = "always" }) => {
      const intent = intentOf(clientSecret ?? elements?.clientSecretOf());
      if (redirect !== "if_required" && !confirmParams.return_url)
        throw new Error("You must pass in a `return_url` in `confirmParams`, or `redirect: 'if_required'`.");
      const element = elements?.paymentElement();
      if (!element) return { error: notMounted() };
      const returnUrl = new URL(confirmParams.return_url ?? location.href, location.href).href;
      const { error, object } = await element.ask("confirm", {
        key,
        intent,
        returnUrl,
        billingDetails: confirmParams.payment_method_data?.billing_details ?? {},
      });
      return error ? { error } : goOn(intent, object, { return_url: returnUrl }, redirect);
    };

    const absent = (name) => () => {
      throw new Error(`The Stripe stand-in does not implement ${name}.`);
    };

    return {
      // @stripe/react-stripe-js recognizes a client of Stripe's by these three.
      createToken: absent("createToken"),
      createPaymentMethod: absent("createPaymentMethod"),
      confirmCardPayment: absent("confirmCardPayment"),
      elements: createElements,
      confirmPayment: confirm,
      confirmSetup: confirm,
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }
  Stripe.version = "endive";

  /** Never resolves, since the page is left. */
  function leave(url) {
    location.assign(url);
    return new Promise(() => undefined);
  }

  window.Stripe ??= Stripe;
})();
