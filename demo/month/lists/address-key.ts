/** A text by which addresses sort as numbers do. */
export function addressKey(ip: string | null): string | null {
  return ip === null ? null : ip.replaceAll(/\d+/g, (part) => part.padStart(3, '0'));
}
