import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** Serves the files of a folder: those with a hash in their name for ever, the others after revalidation. 404 for none. */
export function createFiles(folder: string): Hono {
  return new Hono()
    .get('/assets/*', serve(folder, 'public, max-age=31536000, immutable'))
    .get('*', etag(), serve(folder, 'no-cache'));
}

function serve(root: string, cacheControl: string): ReturnType<typeof serveStatic> {
  return serveStatic({ root, onFound: (_path, context) => context.header('Cache-Control', cacheControl) });
}
