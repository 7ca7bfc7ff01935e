import { decode } from "../bson/decode.ts";
import { encode, type Reply } from "../bson/encode.ts";
import type { Doc, Value } from "../bson/value.ts";
import { fail, unsupported } from "../errors.ts";

/** Opcodes. OP_QUERY and OP_REPLY are only used for the first message of a connection. */
const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;

const headerBytes = 16;
const checksumPresent = 1;
const moreToCome = 2;
const requiredFlags = 0xffff;

const maxCommandBytes = 16 * 1024 * 1024 + 16 * 1024;

export type Request = {
  body: Doc;
  /** False when the client has set `moreToCome`. */
  wantsReply: boolean;
  /** Builds the reply in the format of the request. */
  buildReply: (document: Reply) => Buffer;
};

/**
 * Parses one complete message.
 * @throws {MongoError} when the command is invalid, and any other error when the connection has to be closed.
 */
export function parseMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation === opMsg) return parseOpMsg(message, id);
  if (operation === opQuery) return parseOpQuery(message, id);
  throw new Error(`operation ${operation} is not supported`);
}

function parseOpMsg(message: Buffer, id: number): Request {
  const flags = message.readUInt32LE(headerBytes);
  if (flags & checksumPresent) unsupported("checksums");
  if (flags & requiredFlags & ~moreToCome) throw new Error("unknown required flags");
  let body: Doc | undefined;
  const sequences: [string, Value[]][] = [];
  let at = headerBytes + 4;
  while (at < message.length) {
    const kind = message.readUInt8(at);
    const size = message.readInt32LE(at + 1);
    const from = at + 1;
    at = from + size;
    if (size < 5 || at > message.length) throw new Error("a section exceeds the message");
    const section = message.subarray(from, at);
    if (kind === 0 && !body) {
      if (size > maxCommandBytes) tooLarge(size);
      body = decode(section);
    } else if (kind === 1) sequences.push(parseSequence(section));
    else throw new Error(`section kind ${kind}`);
  }
  if (!body) throw new Error("a message without body");
  for (const [name, documents] of sequences) {
    if (body.has(name)) fail(40433, `Duplicate field between body and document sequence ${name}`);
    body.set(name, documents);
  }
  return { body, wantsReply: !(flags & moreToCome), buildReply: (document) => buildOpMsg(id, document) };
}

function parseSequence(section: Buffer): [string, Value[]] {
  const end = section.indexOf(0, 4);
  if (end < 0) throw new Error("a sequence without name");
  const documents: Value[] = [];
  for (let at = end + 1; at < section.length; at += section.readInt32LE(at)) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length) throw new Error("a document exceeds its sequence");
    if (size > maxCommandBytes) tooLarge(size);
    documents.push(decode(section, at));
  }
  return [section.toString("utf8", 4, end), documents];
}

function tooLarge(size: number): never {
  fail(
    "BSONObjectTooLarge",
    `BSONObj size: ${size} is invalid. Size must be between 0 and ${maxCommandBytes}(16MB)`,
  );
}

/** The first message of a connection may be a `hello` in the legacy format: a query on `admin.$cmd`. */
function parseOpQuery(message: Buffer, id: number): Request {
  const nameEnd = message.indexOf(0, headerBytes + 4);
  const namespace = message.toString("utf8", headerBytes + 4, nameEnd);
  if (nameEnd < 0 || !namespace.endsWith(".$cmd")) throw new Error("OP_QUERY is only for commands");
  const body = decode(message, nameEnd + 9);
  const name = body.keys().next().value ?? "";
  if (!["hello", "isMaster", "ismaster"].includes(name)) {
    fail(352, `Unsupported OP_QUERY command: ${name}. The client driver may require an upgrade.`);
  }
  body.set("$db", namespace.slice(0, -".$cmd".length));
  return { body, wantsReply: true, buildReply: (document) => buildOpReply(id, document) };
}

/** Builds the reply to a request. `responseTo` is the id of the request. */
export function buildOpMsg(responseTo: number, document: Reply): Buffer {
  return build(responseTo, opMsg, Buffer.alloc(5), document);
}

function buildOpReply(responseTo: number, document: Reply): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(8, 0);
  head.writeInt32LE(1, 16);
  return build(responseTo, opReply, head, document);
}

let lastId = 0;

function build(responseTo: number, operation: number, head: Buffer, document: Reply): Buffer {
  const body = encode(document);
  const header = Buffer.alloc(headerBytes);
  lastId = (lastId + 1) & 0x7fffffff;
  header.writeInt32LE(headerBytes + head.length + body.length, 0);
  header.writeInt32LE(lastId, 4);
  header.writeInt32LE(responseTo, 8);
  header.writeInt32LE(operation, 12);
  return Buffer.concat([header, head, body]);
}
