import { Hono } from 'hono';
import { accountOf } from './accounts';
import { answerCall, type CallOptions } from './calls';
import { loadContract } from './contract';
import { controlApi } from './control';
import { createData } from './data/demo-data';
import { downloadAnswer } from './downloads';
import { embeddedPage } from './embedded-page';
import type { World } from './handler';
import type { DemoFiles } from './load';
import { outsidePage, outsidePaths, submissionPage, submittedPage, techniquePage } from './outside-pages';
import { signInPage, signOutPage } from './sign-in';
import { createDemoSocketHub, type DemoSocketHub } from './socket';
import { createState, type DemoState } from './state';

/** What a demo backend is made of. */
export interface DemoOptions {
  readonly files: DemoFiles;
  /** Milliseconds since 1970; the demo company's data is as old as its first value says. */
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Whether answers are checked against the contract; requests always are. */
  readonly validate?: boolean;
}

/** The demo backend: one function from request to response, its live channel, and what it remembers. */
export interface DemoApp {
  /** Rejects with `DroppedAnswer` where an answer is to be dropped, and with the signal's reason when aborted. */
  fetch(request: Request): Promise<Response>;
  readonly hub: DemoSocketHub;
  readonly state: DemoState;
  /** Whether this app answers a path; everything else belongs to the console's own files. */
  answers(path: string): boolean;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** How long the page keeps silent that stands for an application that does not load, in milliseconds. */
const NEVER_WAIT = 60_000;

/** Makes a demo backend with a state of its own. */
export function createDemoApp(options: DemoOptions): DemoApp {
  const now = options.now ?? Date.now;
  const start = now();
  const world: World = { state: createState(), data: createData(start), start, now };
  const hub = createDemoSocketHub((token) => accountOf(token) !== undefined);
  const calls: CallOptions = { world, validate: options.validate ?? true, wait: options.wait ?? sleep };
  const app = new Hono();
  app.onError((error) => {
    throw error;
  });

  for (const operation of loadContract(options.files.documents)) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(operation.method.toUpperCase(), path, (context) => answerCall(context, operation, calls));
  }
  app.get('/config.json', (context) => context.json(world.state.config));
  app.route('/__demo/api', controlApi(world, hub));
  app.get('/saml/ssoLogin', (context) => context.html(signInPage(context.req.query('relayState'))));
  app.get('/saml/ssoLogout', (context) => context.html(signOutPage(context.req.query('t'))));
  app.get('/ui/arp/submit', (context) => context.html(submissionPage(context.req.query())));
  app.post('/ui/arp/submit', (context) => context.html(submittedPage()));
  for (const path of outsidePaths) app.get(path, (context) => context.html(outsidePage(path)));
  app.get('/__demo/pages/mitre/versions/*', (context) =>
    context.html(techniquePage(context.req.path.split('/versions/')[1] ?? '')),
  );
  app.get('/__demo/downloads/*', (context) =>
    downloadAnswer(context.req.path.slice('/__demo/downloads/'.length), context.req.query('expires'), now()),
  );
  app.get('/__demo', () => file(options.files.pages, 'control.html'));
  app.get('/__demo/launcher', () => file(options.files.pages, 'launcher.html'));
  app.get('/__demo/embedded', (context) =>
    context.html(embeddedPage(options.files.pages['embedded.html'] ?? '', world)),
  );
  app.get('/__demo/embedded/never', async (context) => {
    await calls.wait(NEVER_WAIT);
    return context.text('Nobody waits that long.', 504);
  });
  app.get('/__demo/pages/:name', (context) => file(options.files.pages, context.req.param('name')));

  return {
    fetch: (request) => untilAborted(request, async () => app.fetch(request)),
    hub,
    state: world.state,
    answers: (path) => /^\/(config|terms)\.json$/.test(path) || /^\/(__demo|saml|ui|public|mock)(\/|$)/.test(path),
  };
}

function file(pages: Readonly<Record<string, string>>, name: string): Response {
  const text = Object.hasOwn(pages, name) ? pages[name] : undefined;
  const type = MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)];
  if (text === undefined || type === undefined) return new Response('This page does not exist.', { status: 404 });
  return new Response(text, { headers: { 'content-type': type } });
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function untilAborted(request: Request, answer: () => Promise<Response>): Promise<Response> {
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    answer().then(resolve, reject);
  });
}
