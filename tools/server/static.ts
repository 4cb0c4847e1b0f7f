import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { cacheControl } from './policy';

/**
 * Serves the files of a folder: those with a hash in their name for ever, the others after revalidation. 404 for none.
 */
export function createFiles(folder: string): Hono {
  return new Hono()
    .get('/assets/*', serve(folder, cacheControl.hashed))
    .get('*', etag(), serve(folder, cacheControl.file));
}

function serve(root: string, caching: string): ReturnType<typeof serveStatic> {
  return serveStatic({ root, onFound: (_path, context) => context.header('Cache-Control', caching) });
}
