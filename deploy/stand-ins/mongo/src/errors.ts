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
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  UnknownReplWriteConcern: 79,
  IndexKeySpecsConflict: 86,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  ConflictingOperationInProgress: 117,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  TransactionTooOld: 225,
  NotImplemented: 238,
  SnapshotUnavailable: 246,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  InvalidIndexSpecificationOption: 197,
  OperationNotSupportedInTransaction: 263,
  APIVersionError: 322,
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

/** Rejects a feature of MongoDB that this server doesn't implement. */
export function unsupported(feature: string): never {
  return fail("NotImplemented", `The embedded server does not support ${feature}`);
}
