import { byteSize } from '../../lib/byte-size';
import { isNumber } from '../../lib/json';
import { showText } from './text';
import type { Shown } from './shown';

/** A size with its unit; the copy is the number of bytes. What is no size is shown as it is. */
export function showBytes(value: unknown): Shown | undefined {
  return isNumber(value) && value >= 0 ? { text: byteSize(value), copy: String(value) } : showText(value);
}
