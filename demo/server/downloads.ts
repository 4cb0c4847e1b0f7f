/** An empty but valid ZIP archive whose comment is its name, so that every archive has its own hash. */
export function archiveOf(key: string): Uint8Array<ArrayBuffer> {
  const comment = new TextEncoder().encode(key);
  const archive = new Uint8Array(22 + comment.length);
  archive.set([0x50, 0x4b, 0x05, 0x06]);
  new DataView(archive.buffer).setUint16(20, comment.length, true);
  archive.set(comment, 22);
  return archive;
}

/** SHA-256 in hexadecimal digits. */
export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A download, or 410 when its address is past its time. */
export function downloadAnswer(key: string, expires: string | undefined, now: number): Response {
  if (expires !== undefined && Number(expires) < now) return new Response('This address has expired.', { status: 410 });
  const name = key.slice(key.lastIndexOf('/') + 1).replaceAll(/[^\w.-]/g, '_');
  return new Response(archiveOf(key), {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
  });
}
