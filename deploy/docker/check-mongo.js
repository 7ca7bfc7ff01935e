/* global db, quit, require, rs */
/**
 * Run by mongosh as the health check of MongoDB: initiates the replica set of one member at the first start, then
 * checks that it has a primary.
 */
// oxlint-disable-next-line typescript/no-require-imports -- scripts of mongosh are no modules
const { readFileSync } = require("fs");

const password = readFileSync("/run/secrets/MONGODB_ROOT_PASSWORD", "utf8");
db.getSiblingDB("admin").auth("root", password);
try {
  rs.status();
} catch {
  rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "mongo:27017" }] });
}
if (!db.hello().isWritablePrimary) quit(1);
