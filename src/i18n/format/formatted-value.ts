/** The text of a value, and the text that its copy button copies. */
export interface FormattedValue {
  readonly text: string;
  readonly copy: string;
  /** Milliseconds since 1970, if the value is a time. */
  readonly time?: number;
  /** The complete text, if `text` omits a part of the value. */
  readonly exact?: string;
}

/** A value whose text is also its copy. */
export function plainValue(text: string): FormattedValue {
  return { text, copy: text };
}

/** Language and time zone of the user. */
export interface FormatSettings {
  /** BCP 47, e.g. `en`. */
  readonly language: string;
  /** IANA name, e.g. `Europe/Berlin`. */
  readonly zone: string;
}
