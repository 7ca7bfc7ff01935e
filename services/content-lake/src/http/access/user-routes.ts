import { json, Router, type Request } from "express";
import * as z from "zod";
import { findAddressees, findPeople, personOf } from "../../actions/access/people.ts";
import type { Context } from "../../context.ts";
import { currentUserOf, profileOf } from "../../domain/access/user-profile.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import { requesterOf } from "./requester-of.ts";
import { requireSignedIn } from "./require-role.ts";

const maxPreferences = 100;
const preferencesSchema = z
  .array(z.object({ key: z.string().min(1).max(500), value: z.unknown() }))
  .max(maxPreferences);
const maxIds = 400;

/** The signed-in user, their studio preferences, and the names of authors. */
export function userRoutes(context: Context): Router {
  const { config, preferences } = context;
  const router = Router();

  router.get("/users/me", async (req, res) => {
    const requester = requesterOf(req);
    res.json(requester ? currentUserOf(await personOf(context, requester)) : {});
  });

  router.get("/users/me/keyvalue/:keys", async (req, res) => {
    const { id } = requireSignedIn(req);
    res.json(await preferences.get(id, req.params.keys.split(",").slice(0, maxPreferences)));
  });

  router.put("/users/me/keyvalue", json({ limit: "200kb" }), async (req, res) => {
    const { id } = requireSignedIn(req);
    const parsed = preferencesSchema.safeParse(req.body);
    if (!parsed.success)
      throw plainRefusal(400, "validationError", "A list of objects with key and value is expected");
    for (const { key, value } of parsed.data) await preferences.set(id, key, value);
    res.json(parsed.data);
  });

  router.get(
    ["/users/:ids", "/projects/:projectId/users/:ids"],
    async (req: Request<{ ids: string }>, res) => {
      const { readsAddresses = false } = requireSignedIn(req);
      const ids = req.params.ids.split(",").slice(0, maxIds);
      const find = readsAddresses ? findAddressees : findPeople;
      const people = (await find(context, ids)).map((person) => profileOf(person, config.PROJECT_ID));
      const [only] = people;
      if (ids.length > 1) res.json(people);
      else if (only) res.json(only);
      else res.status(404).json({ statusCode: 404, error: "Not Found", message: "User not found" });
    },
  );
  return router;
}
