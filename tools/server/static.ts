import { serveStatic } from '@hono/node-server/serve-static';

/** Serves the files of a folder: what has a hash in its name for ever, everything else after asking. */
export function serveFiles(folder: string): ReturnType<typeof serveStatic> {
  return serveStatic({
    root: folder,
    onFound: (_path, context) => {
      const lasting = context.req.path.startsWith('/assets/');
      context.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
