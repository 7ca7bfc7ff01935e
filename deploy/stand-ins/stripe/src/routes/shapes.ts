import { emptyable, object, text } from "../params/types.ts";

export const address = object({
  city: emptyable(text()),
  country: emptyable(text()),
  line1: emptyable(text()),
  line2: emptyable(text()),
  postal_code: emptyable(text()),
  state: emptyable(text()),
});

export const noAddress = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};
