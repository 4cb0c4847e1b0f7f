import { seededHex } from '../company/random';
import { archiveOf } from '../company/files';

/** Milliseconds for which the address of an offered file can be used. */
const OFFERED = 60_000;

/** A file for a download. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** The files that are offered, by the secret part of their address. */
export type Downloads = Map<string, { readonly file: () => Download; readonly expires: number }>;

/** A clock with the files that are offered. */
interface DownloadWorld {
  readonly state: { readonly downloads: Downloads };
  /** In milliseconds. */
  readonly start: number;
  readonly now: () => number;
}

/** A secret address at which a file can be downloaded for a minute. */
export function offerDownload({ state, start, now }: DownloadWorld, file: () => Download): string {
  const { downloads } = state;
  const secret = seededHex(`download ${downloads.size} at ${start}`, 32);
  downloads.set(secret, { file, expires: now() + OFFERED });
  return `/__demo/files/${secret}`;
}

/** An offered file, 404 for a secret that is none, or 410 when the address is past its time. */
export function offeredDownload({ state, now }: DownloadWorld, secret: string): Response {
  const offered = state.downloads.get(secret);
  if (offered === undefined) return new Response('This file does not exist.', { status: 404 });
  if (offered.expires < now()) return expired();
  return attachment(offered.file());
}

/** An archive behind a signed address, or 410 when the address is past its time. */
export function archiveDownload(key: string, expires: string | undefined, now: number): Response {
  if (expires !== undefined && Number(expires) < now) return expired();
  return attachment({
    name: key.slice(key.lastIndexOf('/') + 1),
    type: 'application/zip',
    content: archiveOf(key),
  });
}

const expired = () => new Response('This address has expired.', { status: 410 });

/** Never shown as a page: the browser saves whatever the file is. */
function attachment({ name, type, content }: Download): Response {
  const ascii = name.replaceAll(/[^\w.-]+/g, '-');
  return new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
