import type { Body, OperationId, PathParameters, QueryParameters, WireAnswer } from '~/generated/contract/operations';
import type { Account } from '../company/administration/accounts';
import type { AuthoredData } from '../company/authored';
import type { Menu } from './menu/menu-file';
import type { ListFiles } from './reports/list-columns';
import type { DemoState } from './state';
import type { Vocabulary } from './vocabulary';

/** The context of every handler. */
export interface World {
  readonly state: DemoState;
  readonly data: AuthoredData;
  readonly menu: Menu;
  readonly vocabulary: Vocabulary;
  /** Descriptors of lists that can be reported, and of scales. */
  readonly lists: ListFiles;
  /** The start of the demo: all data are older. Milliseconds since 1970. */
  readonly start: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Sends a message through the live channel; absent where there is none. */
  push?(message: unknown): void;
}

/** One call after its request was checked against the contract. */
export interface Call<K extends OperationId> {
  readonly path: PathParameters<K>;
  readonly query: QueryParameters<K>;
  readonly body: Body<K>;
  /** Headers of the request by their names in lower case. */
  readonly header: Readonly<Record<string, string>>;
  /** The account of the caller; absent on public calls only. */
  readonly account: Account | undefined;
  readonly authorization: string | undefined;
  readonly origin: string;
  readonly world: World;
}

/**
 * Answers one operation. A method's type, so that the table of all handlers can be called with any operation's call.
 */
export type Handler<K extends OperationId> = {
  answer(call: Call<K>): Outcome<K> | Promise<Outcome<K>>;
}['answer'];

type Outcome<K extends OperationId> = WireAnswer<K> | Success<WireAnswer<K>> | Refusal;

/** Handlers by operation. */
export type Handlers<K extends OperationId> = { readonly [Id in K]: Handler<Id> };

/** An answer with headers. */
export class Success<T> {
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: T, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/**
 * The refusal of a change whose `If-Match` names another version; else `undefined`. As the standard demands, a weak tag
 * never matches (RFC 9110, section 13.1.1).
 */
export function refusedVersion(header: Readonly<Record<string, string>>, etag: string): Refusal | undefined {
  const wanted = header['if-match'];
  const isMatch = wanted === undefined || wanted === '*' || wanted.split(',').some((one) => one.trim() === etag);
  return isMatch ? undefined : changedMeanwhile();
}

/** The answer to a change of what somebody else has changed meanwhile. */
export function changedMeanwhile(): Refusal {
  return new Refusal(412, 412000, 'It has been changed since this version.');
}

/** An answer that is no success. */
export class Refusal {
  readonly status: number;
  readonly body: { info: { number: number }; message: string; permission?: string };

  constructor(status: number, number: number, message: string, permission?: string) {
    this.status = status;
    this.body = { info: { number }, message, ...(permission !== undefined && { permission }) };
  }
}

/** The answer for an object that the demo company does not have. */
export function notFound(what: string): Refusal {
  return new Refusal(404, 404000, `${what} is not known.`);
}

/** The answer for an object, or that the demo company does not have it. */
export function found<T>(object: T | undefined, id: string): { data: T } | Refusal {
  return object === undefined ? notFound(id) : { data: object };
}

/** The account of a call that is not public. */
export function signedIn(call: { readonly account: Account | undefined }): Account {
  if (call.account === undefined) throw new Error('a call without account reached a handler that needs one');
  return call.account;
}
