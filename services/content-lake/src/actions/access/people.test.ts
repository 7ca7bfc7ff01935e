import type { Context } from "../../context.ts";
import { findAddressees, findPeople, personOf } from "./people.ts";

const ada = { id: "ada", name: "Ada", email: "ada@lake.test", role: "editor" };
const context = {
  editors: {
    find: (id: string) => Promise.resolve(id === "ada" ? ada : undefined),
    // Eve is removed.
    namesOf: () => Promise.resolve(new Map([["ada", "Ada"]]).set("eve", "Eve")),
  },
  tokens: { namesOf: () => Promise.resolve(new Map([["r1", "Robot"]])) },
} as unknown as Context;

it("People are found in the order in which they are asked for, with programs and who is gone, and without strangers", async () => {
  const ids = ["r1", "eve", "stranger", "seed", "ada", "service"];
  const people = await findPeople(context, ids);
  expect(people.map(({ id }) => id)).toEqual(["r1", "eve", "seed", "ada", "service"]);
  expect(people[1]).toEqual({ id: "eve", name: "Eve" });
});

it("People have the addresses of those alone who are editors still", async () => {
  const people = await findAddressees(context, ["ada", "eve", "r1"]);
  expect(people.map(({ email }) => email)).toEqual(["ada@lake.test", undefined, undefined]);
});

it("The requester is an editor, a robot by its name, or a program that nobody has named", async () => {
  const viewer = (id: string) => ({ id, role: "viewer" as const });
  expect(await personOf(context, viewer("ada"))).toEqual(ada);
  expect(await personOf(context, viewer("r1"))).toEqual({ ...viewer("r1"), name: "Robot" });
  expect(await personOf(context, viewer("r2"))).toEqual({ ...viewer("r2"), name: "r2" });
});
