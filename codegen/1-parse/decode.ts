import { diagnoseFile, diagnoseSpan } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import type { Diagnostic, SourceFile } from '../language/model';
import { sourceFile } from '../diagnostics/locate';

/** The largest file the compiler reads, in bytes. */
export const maxFileBytes = 10 * 1024 * 1024;

/** A decoded file, unless its bytes are no text. */
export interface Decoded {
  readonly file?: SourceFile;
  readonly diagnostics: readonly Diagnostic[];
}

/** Turns bytes into text. Refuses files that are too large, not UTF-8, or start with a byte order mark. */
export function decode(path: string, bytes: Uint8Array): Decoded {
  if (bytes.length > maxFileBytes) {
    const tooLarge = finding('file/too-large', { bytes: bytes.length, limit: maxFileBytes });
    return { diagnostics: [diagnoseFile(path, tooLarge)] };
  }
  const text = decodeStrictly(bytes);
  if (text === undefined) return { diagnostics: [invalidByte(path, bytes)] };
  const file = sourceFile(path, text);
  if (!text.startsWith('\uFEFF')) return { file, diagnostics: [] };
  const mark = diagnoseSpan(file, { offset: 0, length: 1 }, { ...finding('file/byte-order-mark'), fix: '' });
  return { file, diagnostics: [mark] };
}

/**
 * Bytes as the text in which the offsets of the compiler count: with the byte order mark if there is one, and with
 * replacement characters in what is no UTF-8.
 */
export function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function decodeStrictly(bytes: Uint8Array, stream = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}

/** Bisects for the longest prefix that is still UTF-8: the byte after it is the wrong one. */
function invalidByte(path: string, bytes: Uint8Array): Diagnostic {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodeStrictly(bytes.subarray(0, middle), true) === undefined) bad = middle;
    else good = middle;
  }
  const text = decodeStrictly(bytes.subarray(0, good), true) ?? '';
  const file = sourceFile(path, text);
  const byte = bytes[good];
  const invalid =
    byte === undefined
      ? finding('file/encoding.end')
      : finding('file/encoding.byte', { byte: `0x${byte.toString(16).padStart(2, '0').toUpperCase()}` });
  return diagnoseSpan(file, { offset: text.length, length: 1 }, invalid);
}
