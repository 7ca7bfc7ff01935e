/* global db, print, require */
/**
 * Run by mongosh: makes a user for each service, who may read and write the database of the same name alone, or gives
 * an existing one its password. MongoDB's image runs it when it makes the database. In a database from before there
 * were users it first makes the administrator, which MongoDB allows once, from inside its container.
 */
// oxlint-disable-next-line typescript/no-require-imports -- scripts of mongosh are no modules
const { readFileSync } = require("fs");

const read = (name) => readFileSync(`/run/secrets/${name}`, "utf8");
const alreadyExists = 51003;

const admin = db.getSiblingDB("admin");
const rootPassword = read("MONGODB_ROOT_PASSWORD");
try {
  admin.createUser({ user: "root", pwd: rootPassword, roles: ["root"] });
} catch (error) {
  // The image has made it, or an earlier run of this script, after which only the administrator may make users.
  if (error.code !== alreadyExists && error.codeName !== "Unauthorized") throw error;
}
admin.auth("root", rootPassword);

for (const [name, pwd] of Object.entries(JSON.parse(read("passwords.json")))) {
  const database = db.getSiblingDB(name);
  const rights = { pwd, roles: [{ role: "readWrite", db: name }] };
  if (database.getUser(name)) database.updateUser(name, rights);
  else database.createUser({ user: name, ...rights });
  print(`The user ${name} can use the database ${name}`);
}
