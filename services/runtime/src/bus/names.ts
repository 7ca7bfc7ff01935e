/** Stream and subject names of one deployment. */
export type BusNames = ReturnType<typeof busNames>;

/** @param namespace keeps several deployments on one broker apart; may be empty */
export function busNames(namespace: string) {
  const prefix = namespace && `${namespace}.`;
  return {
    events: namespace ? `${namespace}_EVENTS` : "EVENTS",
    health: namespace ? `${namespace}_HEALTH` : "HEALTH",
    /** The subject of an event is its type, after the namespace. */
    subject: (type: string) => prefix + type,
    allSubjects: (types: readonly string[]) => [
      ...new Set(types.map((type) => `${prefix}${type.split(".", 1)[0] ?? type}.>`)),
    ],
    healthSubject: (service: string) => `${prefix}health.${service}`,
  };
}
