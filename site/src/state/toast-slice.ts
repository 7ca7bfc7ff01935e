import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

export interface ToastText {
  title: string;
  description?: string;
  /** `danger`: something failed. */
  kind?: "plain" | "danger";
}

export interface Toast extends ToastText {
  id: string;
  isOpen: boolean;
}

/** At most one toast at a time: a new one replaces the one before. */
interface ToastState {
  toast: Toast | null;
}

const initialState: ToastState = { toast: null };

export const toastSlice = createSlice({
  name: "toast",
  initialState,
  reducers: {
    toastShown: {
      prepare: (text: ToastText) => ({ payload: { ...text, id: nanoid(), isOpen: true } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.toast = payload;
      },
    },
    toastDismissed: (state, { payload: id }: PayloadAction<string>) => {
      if (state.toast?.id === id) state.toast.isOpen = false;
    },
    /** Another attempt has begun: what the last one failed with no longer holds. */
    failureOutdated: (state) => {
      if (state.toast?.kind === "danger") state.toast.isOpen = false;
    },
    toastRemoved: (state, { payload: id }: PayloadAction<string>) => {
      if (state.toast?.id === id) state.toast = null;
    },
  },
  selectors: { selectToast: (state) => state.toast },
});

export const { toastShown, toastDismissed, toastRemoved, failureOutdated } = toastSlice.actions;
export const { selectToast } = toastSlice.selectors;
