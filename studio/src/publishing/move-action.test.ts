import { moveAction } from "./move-action.ts";

const original = { label: "Publish", disabled: false, tone: "positive" as const, onHandle: () => undefined };
const move = { from: "/blog/old", to: "/blog/new" };
const onHandle = () => undefined;

describe("The publish action of a page that moves", () => {
  it("is the studio's own, but tells where the page moves and publishes it there", () => {
    expect(moveAction(original, move, { isMoving: false, onHandle })).toEqual({
      ...original,
      title: "Publishes the page at /blog/new and redirects /blog/old to it.",
      onHandle,
    });
  });

  it("is disabled while the studio's own is, such as for invalid fields", () => {
    const invalid = { ...original, disabled: true };
    expect(moveAction(invalid, move, { isMoving: false, onHandle })).toMatchObject({ disabled: true });
  });

  it("is disabled while it runs, and says so", () => {
    expect(moveAction(original, move, { isMoving: true, onHandle })).toMatchObject({
      disabled: true,
      label: "Publishing…",
    });
  });
});
