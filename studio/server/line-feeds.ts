const carriageReturn = 0x0d;

/**
 * A text in bytes with the line ends that the editor of the page has, whatever the file has: offsets in the editor are
 * then those of the compiler, and opening a file changes nothing in it.
 */
export function withLineFeeds(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(carriageReturn)) return bytes;
  // Each byte is one character, so that bytes that are no UTF-8 stay as they are.
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(/\r\n?/g, '\n'), 'latin1');
}
