/** A value as the reader sees it, and as the copy button gives it. */
export interface Shown {
  readonly text: string;
  readonly copy: string;
}

/** Shown and copied alike. */
export function plainly(text: string): Shown {
  return { text, copy: text };
}

/** Language and time zone of the reader. */
export interface FormatSettings {
  /** BCP 47, e.g. `en`. */
  readonly language: string;
  /** IANA name, e.g. `Europe/Berlin`. */
  readonly zone: string;
}
