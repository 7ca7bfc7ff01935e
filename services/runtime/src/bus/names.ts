/** Stream and subject names of one deployment; the namespace keeps deployments on one broker apart. */
export type BusNames = ReturnType<typeof busNames>;

export function busNames(namespace: string) {
  const prefix = namespace && `${namespace}.`;
  return {
    events: namespace ? `${namespace}_EVENTS` : "EVENTS",
    health: namespace ? `${namespace}_HEALTH` : "HEALTH",
    /** The subject of an event type is the type itself, behind the namespace. */
    subject: (type: string) => prefix + type,
    allSubjects: (types: readonly string[]) => [
      ...new Set(types.map((type) => `${prefix}${type.split(".", 1)[0] ?? type}.>`)),
    ],
    healthSubject: (service: string) => `${prefix}health.${service}`,
  };
}
