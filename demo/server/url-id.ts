/** The URL behind an identifier: itself, or its base64 form without padding. */
export function decodeUrlId(id: string): string {
  if (id.includes('://')) return id;
  try {
    const bytes = Uint8Array.from(atob(id), (each) => each.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return id;
  }
}
