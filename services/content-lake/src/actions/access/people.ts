import type { Context } from "../../context.ts";
import type { Person } from "../../domain/access/user-profile.ts";
import type { Requester } from "../../domain/access/requester.ts";

type Finder = Pick<Context, "editors" | "tokens">;

/** Authors of transactions without an account. */
const programs = [
  ["service", "This deployment's own programs"],
  ["seed", "Import of the seed"],
] as const;

/** The people and robots with these ids, in their order, including removed editors. Unknown ids are left out. */
export async function findPeople({ editors, tokens }: Finder, ids: readonly string[]): Promise<Person[]> {
  const names = new Map<string, string>([
    ...programs,
    ...(await editors.namesOf(ids)),
    ...(await tokens.namesOf(ids)),
  ]);
  return ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}

/** As `findPeople`, with the addresses of those who are editors still. */
export async function findAddressees(finder: Finder, ids: readonly string[]): Promise<Person[]> {
  const people = await findPeople(finder, ids);
  return Promise.all(
    people.map(async (person) => ({ ...person, email: (await finder.editors.find(person.id))?.email })),
  );
}

/** The requester, with everything that is known of them. */
export async function personOf(finder: Finder, requester: NonNullable<Requester>): Promise<Person> {
  const editor = await finder.editors.find(requester.id);
  if (editor) return editor;
  const [robot] = await findPeople(finder, [requester.id]);
  return { ...requester, name: robot?.name ?? requester.id };
}
