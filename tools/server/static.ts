import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { cacheControl } from './policy.ts';

/**
 * Serves the files of a folder: those with a hash in their name for ever, the others after revalidation. 404 for none.
 */
export function createFiles(folder: string): Hono {
  const files = serveStatic({ root: folder });
  return new Hono()
    .get('/assets/*', cached(cacheControl.hashed), files)
    .get('*', etag(), cached(cacheControl.file), files);
}

/** Says of a file that was found how long it may be used again. */
function cached(caching: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.status !== 404) context.header('Cache-Control', caching);
  };
}
