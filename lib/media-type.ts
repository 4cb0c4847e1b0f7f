/** Whether a media type is the wanted one, or one of the wanted group (`image/*`), in any letter case. */
export function isOfMediaType(type: string, wanted: string): boolean {
  const [one, other] = [type.toLowerCase(), wanted.trim().toLowerCase()];
  if (other === '*/*') return true;
  return other.endsWith('/*') ? one.startsWith(other.slice(0, -1)) : one === other;
}

/**
 * Whether a media type is JSON, with parameters or without: `application/json`, `application/problem+json`. Of several,
 * as a proxy makes them that sets the header once more, the first one counts.
 */
export function isJsonType(type: string): boolean {
  return /^\s*application\/([\w.+-]+\+)?json\s*([;,]|$)/i.test(type);
}
