import { byteSize } from '~/lib/byte-size';
import { isNumber } from '~/lib/json';
import { formatText } from './text';
import type { FormattedValue } from './formatted-value';

/** A size with its unit; the copy is the number of bytes. A value that is no size is text. */
export function formatBytes(value: unknown): FormattedValue | undefined {
  return isNumber(value) && value >= 0 ? { text: byteSize(value), copy: String(value) } : formatText(value);
}
