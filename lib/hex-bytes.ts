const zero = 48;
const nine = 57;
const upperA = 'A'.charCodeAt(0);
const lowerA = 97;
const space = 32;

/** The value of a hexadecimal digit, -1 for any other character. */
function digit(code: number): number {
  if (code >= zero && code <= nine) return code - zero;
  const letter = code >= lowerA ? code - lowerA : code - upperA;
  return letter >= 0 && letter < 6 ? letter + 10 : -1;
}

/** The bytes of two-digit hexadecimal numbers separated by single spaces; `undefined` for any other text. */
export function parseHex(text: string): Uint8Array | undefined {
  // Without a regular expression, which would be too slow for ten million numbers.
  if (text.length % 3 !== 2) return undefined;
  const bytes = new Uint8Array((text.length + 1) / 3);
  for (let index = 0; index < bytes.length; index += 1) {
    const at = index * 3;
    const high = digit(text.charCodeAt(at));
    const low = digit(text.charCodeAt(at + 1));
    const isSeparated = index === bytes.length - 1 || text.charCodeAt(at + 2) === space;
    if (high < 0 || low < 0 || !isSeparated) return undefined;
    bytes[index] = high * 16 + low;
  }
  return bytes;
}

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as two-digit numbers. */
export function toHex(bytes: Uint8Array, separator: string): string {
  return Array.from(bytes, (byte) => pairs[byte]).join(separator);
}

const ascii = new TextDecoder();

/** Bytes as ASCII characters, with a dot for each byte that is not printable. */
export function toAscii(bytes: Uint8Array): string {
  return ascii.decode(bytes.map((byte) => (byte >= space && byte < 127 ? byte : 46)));
}
