import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ProjectFolder } from '../codegen/host/project-folder.ts';
import { ownText } from '../lib/get-own.ts';

/** What the compiler has written about the sign-in by OAuth 2 of a console; `undefined` if it has none. */
export function compiledOAuth({ root, layout }: Pick<ProjectFolder, 'root' | 'layout'>): unknown {
  const file = join(root, layout.generated, 'console/oauth.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The page to which the provider of a sign-in returns, if that is not the folder of the console: a copy of the page of
 * the console in a build, and that page itself in the dev server.
 */
export function redirectPage(project: Pick<ProjectFolder, 'root' | 'layout'>): Plugin {
  const name = (): string | undefined => ownText(compiledOAuth(project), 'redirectPage');
  return {
    name: 'redirect-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path, query] = (request.url ?? '').split('?', 2);
        if (path !== undefined && path === `/${name()}`)
          request.url = `/index.html${query === undefined ? '' : `?${query}`}`;
        next();
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const fileName = name();
        if (fileName !== undefined && page?.type === 'asset')
          this.emitFile({ type: 'asset', fileName, source: page.source });
      },
    },
  };
}
