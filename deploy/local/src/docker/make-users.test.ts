import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { root } from "../paths.ts";

const script = readFileSync(join(root, "deploy", "docker", "make-users.js"), "utf8");

type User = { user: string; pwd: string; roles: readonly unknown[] };
const secrets: Readonly<Record<string, string>> = {
  "/run/secrets/MONGODB_ROOT_PASSWORD": "of root",
  "/run/secrets/passwords.json": JSON.stringify({ riddle: "of riddle", content_lake: "of the lake" }),
};

/** Behaves like MongoDB: without a sign-in only the first administrator can be made, unless rights aren't checked. */
function fakeMongo({ checksRights }: { checksRights: boolean }) {
  const users = new Map<string, User>();
  let isRoot = false;
  const allow = (isFirst: boolean) => {
    if (checksRights && !isRoot && !isFirst)
      throw Object.assign(new Error("requires authentication"), { code: 13, codeName: "Unauthorized" });
  };
  const database = (name: string) => ({
    getSiblingDB: database,
    getUser: (user: string) => users.get(`${name}.${user}`) ?? null,
    createUser: (user: User) => {
      allow(users.size === 0 && name === "admin");
      const id = `${name}.${user.user}`;
      if (users.has(id)) throw Object.assign(new Error("already exists"), { code: 51003 });
      users.set(id, user);
    },
    updateUser: (user: string, change: Partial<User>) => {
      allow(false);
      const id = `${name}.${user}`;
      const before = users.get(id);
      if (!before) throw new Error("no such user");
      users.set(id, { ...before, ...change });
    },
    auth: (user: string, pwd: string) => {
      if (users.get(`${name}.${user}`)?.pwd !== pwd) throw new Error("Authentication failed");
      isRoot = true;
    },
  });
  return {
    users,
    makeUsers: () => {
      isRoot = false;
      const require = () => ({ readFileSync: (path: string) => secrets[path] });
      runInNewContext(script, { db: database("test"), require, print: () => undefined });
    },
  };
}

const rightsOn = (database: string, pwd: string) => ({ pwd, roles: [{ role: "readWrite", db: database }] });

describe("The database's users", () => {
  it("are made beside the administrator that the image has made: each for one database", () => {
    const { users, makeUsers } = fakeMongo({ checksRights: false });
    users.set("admin.root", { user: "root", pwd: "of root", roles: ["root"] });
    makeUsers();
    expect(Object.fromEntries(users)).toEqual({
      "admin.root": { user: "root", pwd: "of root", roles: ["root"] },
      "riddle.riddle": { user: "riddle", ...rightsOn("riddle", "of riddle") },
      "content_lake.content_lake": { user: "content_lake", ...rightsOn("content_lake", "of the lake") },
    });
  });

  it("are made with the administrator in a database from before there were users", () => {
    const { users, makeUsers } = fakeMongo({ checksRights: true });
    makeUsers();
    expect([...users.keys()]).toEqual(["admin.root", "riddle.riddle", "content_lake.content_lake"]);
  });

  it("can be made again, for one that was missing or whose password has changed", () => {
    const { users, makeUsers } = fakeMongo({ checksRights: true });
    makeUsers();
    users.delete("content_lake.content_lake");
    users.set("riddle.riddle", { user: "riddle", pwd: "an older one", roles: [] });
    makeUsers();
    expect(users.get("riddle.riddle")).toMatchObject(rightsOn("riddle", "of riddle"));
    expect(users.get("content_lake.content_lake")).toMatchObject(rightsOn("content_lake", "of the lake"));
  });

  it("aren't made when the administrator has another password", () => {
    const { users, makeUsers } = fakeMongo({ checksRights: true });
    users.set("admin.root", { user: "root", pwd: "another", roles: ["root"] });
    expect(makeUsers).toThrow("Authentication failed");
    expect(users.size).toBe(1);
  });
});
