import type { HttpBindings } from '@hono/node-server';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { parseJson } from '~/lib/json';
import { Refused } from './descriptor-path';
import { refusalOfCall, refusalOfPage, type RequestFacts } from './guard';
import type { Method } from './methods';
import { studioHeaders } from './policy';

/** What the Studio's server answers with. */
export interface StudioAppOptions {
  readonly methods: ReadonlyMap<string, Method>;
  /** The folder of the built page; built when it is first asked for. */
  readonly page: () => Promise<string>;
  /** What the page of this server knows and no other one: chosen again when a server starts. */
  readonly token: string;
  /** What is another one for each console: its drafts in a browser are not those of others at the same address. */
  readonly project: string;
}

interface Bindings {
  readonly Bindings: HttpBindings;
}

/** Largest body of a call in bytes: that of the largest descriptor, in JSON. */
const maxBodyBytes = 24 * 1024 * 1024;

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The Studio below `/studio`: its page, which gets the token as a cookie that no script can read, and its calls. */
export function createStudioApp({ methods, page, token, project }: StudioAppOptions): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.use(async (context, next) => {
    const refused = refusalOfPage(factsOf(context));
    if (refused !== undefined) return context.text(refused, 403, studioHeaders(nonce()));
    await next();
  });
  // What the page loads is of the same build as the page.
  let folder: Promise<string> | undefined;
  app.get('/studio', (context) => context.redirect('/studio/'));
  app.get('/studio/', async (context) => {
    const style = nonce();
    folder = page();
    const html = await readFile(join(await folder, 'index.html'), 'utf8');
    setCookie(context, cookieName(context), token, { path: '/studio/api', httpOnly: true, sameSite: 'Strict' });
    const filled = html.replaceAll('%NONCE%', style).replace('%PROJECT%', projectKey(project));
    return context.html(filled, 200, studioHeaders(style));
  });
  app.get('/studio/assets/:name', async (context) => {
    const name = context.req.param('name');
    const type = /^[\w.-]+$/.test(name) ? mediaTypes[extname(name)] : undefined;
    const bytes =
      type === undefined
        ? undefined
        : await readFile(join(await (folder ??= page()), 'assets', name)).catch(() => undefined);
    if (type === undefined || bytes === undefined) return context.notFound();
    return context.body(new Uint8Array(bytes), 200, { ...studioHeaders(nonce()), 'content-type': type });
  });
  app.post('/studio/api/:method', bodyLimit({ maxSize: maxBodyBytes }), async (context) => {
    const refused = refusalOfCall(factsOf(context), token);
    if (refused !== undefined) return context.json({ problem: refused }, 403);
    const method = methods.get(context.req.param('method'));
    if (!method) return context.json({ problem: 'There is no such call.' }, 404);
    return answer(context, method);
  });
  return app;
}

async function answer(context: Context, method: Method): Promise<Response> {
  try {
    const found = await method(parseJson(await context.req.text()));
    return context.json(found ?? null, 200, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  } catch (error) {
    if (error instanceof Refused) return context.json({ problem: error.message }, 400);
    console.error(error);
    return context.json({ problem: `The Studio failed: ${String(error)}` }, 500);
  }
}

function factsOf(context: Context<Bindings>): RequestFacts {
  const { req, env } = context;
  return {
    remote: env.incoming.socket.remoteAddress,
    host: req.header('host'),
    origin: req.header('origin'),
    contentType: req.header('content-type'),
    site: req.header('sec-fetch-site'),
    token: getCookie(context, cookieName(context)),
  };
}

/** Cookies do not know ports: each server of this machine has a name of its own. */
function cookieName({ req }: Context): string {
  return `descry-studio-${/:(\d+)$/.exec(req.header('host') ?? '')?.[1] ?? '80'}`;
}

/** A project by a name that says nothing about it, and is one of HTML. */
function projectKey(project: string): string {
  return createHash('sha256').update(project).digest('hex').slice(0, 16);
}

function nonce(): string {
  return randomBytes(16).toString('base64');
}
