/**
 * Returns a service's credentials for the broker. Responses come to a prefix of the service's own, so that a broker with users
 * can let each service read its own responses only.
 */
export function busUser(service: string, password?: string) {
  return {
    inboxPrefix: `_INBOX.${service}`,
    ...(password !== undefined && { user: service, pass: password }),
  };
}
