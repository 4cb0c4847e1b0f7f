/** An empty but valid ZIP archive whose comment is its name, so that every archive has another hash. */
export function archiveOf(key: string): Uint8Array<ArrayBuffer> {
  const comment = new TextEncoder().encode(key);
  const archive = new Uint8Array(22 + comment.length);
  archive.set([0x50, 0x4b, 0x05, 0x06]);
  new DataView(archive.buffer).setUint16(20, comment.length, true);
  archive.set(comment, 22);
  return archive;
}

/** The checksum of bytes in hexadecimal digits. */
export async function checksum(algorithm: 'SHA-1' | 'SHA-256', bytes: BufferSource): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The name of a file of a form. */
export function nameOf(file: Blob): string {
  return file instanceof File ? file.name : '';
}
