/**
 * An OpenAPI document that cannot be turned into types. The message is the reason, often that of the tool that makes
 * them.
 */
export class RefusedDocument extends Error {
  /** Path of the document. */
  readonly document: string;

  constructor(document: string, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.document = document;
  }
}
