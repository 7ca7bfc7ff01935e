import { isRole, roles } from "./roles.ts";
import { currentUserOf, profileOf } from "./user-profile.ts";

const ada = { id: "u1", name: "Ada", email: "ada@example.test" };

it.each(roles)("tells the studio the role of a user: $name", ({ name, title, description }) => {
  expect(isRole(name)).toBe(true);
  expect(currentUserOf({ ...ada, role: name })).toEqual({
    ...ada,
    profileImage: "",
    role: name,
    roles: [{ name, title, description }],
    provider: "wordlehint",
  });
});

it("takes a user without a role for a viewer, and one without an address as such", () => {
  expect(currentUserOf({ id: "robot", name: "Robot" })).toMatchObject({
    email: "",
    role: "viewer",
    roles: [{ name: "viewer" }],
  });
});

it.each(["", "Viewer", "owner", "toString"])("knows no role %j", (text) => expect(isRole(text)).toBe(false));

it("shows an author by name, and the address only where it is given", () => {
  const shown = {
    id: "u1",
    sanityUserId: "u1",
    projectId: "lake",
    displayName: "Ada",
    givenName: "Ada",
    middleName: null,
    familyName: null,
    imageUrl: null,
  };
  expect(profileOf(ada, "lake")).toEqual({ ...shown, email: "ada@example.test" });
  expect(profileOf({ id: "u1", name: "Ada" }, "lake")).toEqual(shown);
  expect(profileOf({ id: "u1", name: "Ada" }, "lake")).not.toHaveProperty("email");
});
