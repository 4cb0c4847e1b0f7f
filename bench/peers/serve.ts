import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' },
  ...{ '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json' },
};

/** A file as it is sent. */
interface Sent {
  readonly type: string;
  readonly body: Buffer;
}

/** The server of the built peers. */
export interface Server {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a folder on this machine, compressed with gzip 9 and without caching. */
export async function serve(folder: string): Promise<Server> {
  const sent = new Map<string, Promise<Sent | undefined>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const file = sent.get(path) ?? readSent(join(folder, path));
    sent.set(path, file);
    void file.then((found) => {
      if (!found) return response.writeHead(404).end();
      const headers = { 'content-type': found.type, 'content-encoding': 'gzip', 'cache-control': 'no-store' };
      return response.writeHead(200, { ...headers, 'content-length': found.body.length }).end(found.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

async function readSent(file: string): Promise<Sent | undefined> {
  const raw = await readFile(file).catch(() => undefined);
  if (!raw) return undefined;
  const type = types[extname(file)] ?? 'application/octet-stream';
  return { type, body: await promisify(gzip)(raw, { level: 9 }) };
}
