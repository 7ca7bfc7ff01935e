/** What an operator has done by the command line, for the audit trail. Never a secret nor an address. */
export type OperatorRecord = {
  id: string;
  at: Date;
  /** The operator, as the machine knows them. */
  who: string;
  /** What was done, such as `account deleted`. */
  event: string;
  /** What it concerns, such as the account's id. */
  about: Readonly<Record<string, string>>;
};
