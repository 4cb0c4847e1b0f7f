/** An object for which a response can run: what expressions read as `input`, or as an entry of `targets`. */
export interface ResponseObject {
  /** The number or the name of its kind: the search type of its drawer. */
  readonly searchType: number | string;
  readonly id: string;
  readonly name: string;
  /** The further inputs of the responses. */
  readonly [input: string]: unknown;
}

/** A response to undo. The dialog of the response that undoes it is open until the request is gone. */
export interface UndoRequest {
  /** The id of the response that ran. */
  readonly response: string;
  /** The objects for which it ran. */
  readonly targets: readonly ResponseObject[];
}
