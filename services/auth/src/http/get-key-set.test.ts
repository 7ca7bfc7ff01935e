import type { Request, Response } from "express";
import type { Context } from "../context.ts";
import { getKeySet } from "./get-key-set.ts";

it("fails while no key has been read, so that nobody keeps an empty key set", async () => {
  const tokens = { check: () => Promise.reject(new Error("no key")), publicKeys: () => [] };
  const [respond] = getKeySet({ tokens: tokens as unknown as Context["tokens"] }).handlers.slice(-1);
  const res = { set: jest.fn(), send: jest.fn() };
  await expect(respond?.({} as Request, res as unknown as Response, jest.fn())).rejects.toThrow("no key");
  expect(res.set).not.toHaveBeenCalled();
  expect(res.send).not.toHaveBeenCalled();
});
