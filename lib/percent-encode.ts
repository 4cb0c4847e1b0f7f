/** A text percent-encoded; `undefined` for half a surrogate pair, which no address can contain. */
export function percentEncode(text: string): string | undefined {
  try {
    return encodeURIComponent(text);
  } catch {
    return undefined;
  }
}
