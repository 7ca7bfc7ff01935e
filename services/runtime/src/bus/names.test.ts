import { busNames } from "./names.ts";

it("puts everything of a namespace under its name", () => {
  const names = busNames("blue");
  expect([names.events, names.health]).toEqual(["blue_EVENTS", "blue_HEALTH"]);
  expect(names.subject("riddle.released")).toBe("blue.riddle.released");
  expect(names.healthSubject("auth")).toBe("blue.health.auth");
  const types = ["riddle.released", "riddle.generated", "user.email_verified"];
  expect(names.allSubjects(types)).toEqual(["blue.riddle.>", "blue.user.>"]);
});

it("works without a namespace", () => {
  const names = busNames("");
  expect([names.events, names.health]).toEqual(["EVENTS", "HEALTH"]);
  expect(names.subject("riddle.released")).toBe("riddle.released");
  expect(names.healthSubject("*")).toBe("health.*");
  expect(names.allSubjects(["riddle.released"])).toEqual(["riddle.>"]);
});
