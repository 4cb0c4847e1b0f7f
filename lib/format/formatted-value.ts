import { isList, isRecord } from '../json';

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

/** True for a value that is shown as a dash: null, absent, '', [] and {}. Zero and false are values. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (isList(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
