import type { SecurityResponse } from '~/generated/contract/descriptor-types';

/** An object for which a response can run: what expressions read as `input`, or as an entry of `targets`. */
export interface ResponseObject {
  /** The number or the name of its kind: the search type of its drawer. */
  readonly searchType: number | string;
  readonly id: string;
  readonly name: string;
  /** The further inputs of the responses. */
  readonly [input: string]: unknown;
}

/** A response with the objects of its dialog. */
export interface ResponseForObjects {
  readonly response: SecurityResponse;
  /** The objects that it is for. */
  readonly targets: readonly ResponseObject[];
  /** Those of the objects that are left out, because their state does not fit. */
  readonly unfit: readonly ResponseObject[];
}

/** A response to undo. */
export interface UndoRequest {
  /** The id of the response that ran. */
  readonly response: string;
  /** The objects for which it ran. */
  readonly targets: readonly ResponseObject[];
}

/** What the dialog of a response is opened for: to run it, or to undo another one. */
export type ResponseRequest = { readonly run: ResponseForObjects } | { readonly undo: UndoRequest };
