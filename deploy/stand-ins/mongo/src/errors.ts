/** MongoDB's codes of the errors that this server returns. */
const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  UnknownReplWriteConcern: 79,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  UnsatisfiableWriteConcern: 100,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  TransactionTooOld: 225,
  NotImplemented: 238,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

export type CodeName = keyof typeof codes;

/** An error that is sent to the client. `extra` are further fields of the reply. */
export class MongoError extends Error {
  override readonly name = "MongoError";
  readonly code: number;
  readonly codeName: string;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: CodeName | number, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.code = typeof code === "number" ? code : codes[code];
    this.codeName = typeof code === "number" ? `Location${code}` : code;
    this.extra = extra;
  }
}

/** Throws a MongoError. A numeric code is that of an assertion in MongoDB's source, which has no name. */
export function fail(code: CodeName | number, message: string, extra?: Record<string, unknown>): never {
  throw new MongoError(code, message, extra);
}

/**
 * Refuses a feature of MongoDB by its name. `code` is the one with which MongoDB refuses a name that it doesn't know
 * itself, if there is such a code.
 */
export function unsupported(feature: string, code: CodeName | number = "NotImplemented"): never {
  return fail(
    code,
    `The embedded MongoDB does not implement ${feature}. Set MONGODB_URL to a MongoDB server.`,
  );
}
