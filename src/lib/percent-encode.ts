/** A text percent-encoded; `undefined` for half a surrogate pair, which no address can hold. */
export function percentEncode(text: string): string | undefined {
  try {
    return encodeURIComponent(text);
  } catch {
    return undefined;
  }
}
