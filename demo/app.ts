import { Hono } from 'hono';
import { untilAborted } from '~/lib/until-aborted';
import { accountOf } from './company/administration/accounts';
import { authoredData } from './company/authored';
import { withEntries } from './company/entries';
import { embeddedPage } from './company/embedded-reports';
import { controlApi } from './control/api';
import type { DemoFiles } from './load';
import { answerCall, type CallOptions } from './server/calls';
import { isOwnPage, type PageHeaders } from './server/own-page';
import { loadContract } from './server/contract';
import { archiveDownload, offeredDownload } from './server/downloads';
import type { World } from './server/handler';
import { readMenu } from './server/menu/menu-file';
import { outsidePage, outsidePaths, submissionPage, submittedPage, techniquePage } from './server/pages/outside-pages';
import { signInPage, signOutPage } from './server/pages/sign-in';
import { beginSession } from './server/session-clock';
import { createDemoSocketHub, type DemoSocketHub } from './server/socket';
import { createState, type DemoState } from './server/state';
import { readVocabulary } from './server/vocabulary';

/** The options of a demo backend. */
export interface DemoOptions {
  readonly files: DemoFiles;
  /** The host that the server was told to listen on; addresses and `localhost` are always names of this server. */
  readonly host?: string;
  /** True for hostile and incomplete entries in all answers, until `/__demo` changes it; false is the default. */
  readonly hostile?: boolean;
  /** Milliseconds since 1970; the demo company's data is as old as its first value says. */
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** True (the default) validates answers against the contract; requests are always validated. */
  readonly validate?: boolean;
}

/** The demo backend: a function from request to response, its live channel, and its state. */
export interface DemoApp {
  /** Rejects with `DroppedAnswer` where an answer is to be dropped, and with the signal's reason when aborted. */
  fetch(request: Request): Promise<Response>;
  readonly hub: DemoSocketHub;
  readonly state: DemoState;
  /** Whether a request of these headers may open the live channel: one of a page of this server, or of no page. */
  accepts(headers: Partial<PageHeaders>): boolean;
  /** True when this app answers a path; all other paths are files of the console. */
  answers(path: string): boolean;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Milliseconds until the page of an application that does not load answers. */
const NEVER_WAIT = 60_000;

/** Makes a demo backend with a state of its own. */
export function createDemoApp(options: DemoOptions): DemoApp {
  const { host: name = 'localhost', now = Date.now } = options;
  const hub = createDemoSocketHub((token) => accountOf(token) !== undefined);
  const world: World = { ...createWorld(options, now), push: hub.push };
  const calls: CallOptions = { world, validate: options.validate ?? true, wait: options.wait ?? sleep };
  const app = new Hono();
  app.onError((error) => {
    throw error;
  });

  for (const operation of loadContract(options.files.documents)) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(operation.method.toUpperCase(), path, (context) => answerCall(context, operation, calls));
  }
  app.get('/config.json', (context) => context.json(world.state.config, 200, { 'cache-control': 'no-cache' }));
  app.route('/__demo/api', controlApi(world, hub, name));
  app.get('/saml/ssoLogin', (context) => {
    beginSession(world);
    return context.html(signInPage(context.req.query('relayState')));
  });
  app.get('/saml/ssoLogout', (context) => context.html(signOutPage(context.req.query('t'))));
  app.get('/ui/arp/submit', (context) => context.html(submissionPage(context.req.query())));
  app.post('/ui/arp/submit', (context) => context.html(submittedPage()));
  for (const path of outsidePaths) app.get(path, (context) => context.html(outsidePage(path)));
  app.get('/__demo/pages/mitre/versions/*', (context) =>
    context.html(techniquePage(context.req.path.split('/versions/')[1] ?? '')),
  );
  addDownloads(app, world);
  app.get('/__demo', () => file(options.files.pages, 'control.html'));
  app.get('/__demo/launcher', () => file(options.files.pages, 'launcher.html'));
  app.get('/__demo/embedded', (context) =>
    context.html(
      withEntries(world.state.entries.hostile, () => embeddedPage(options.files.pages['embedded.html'] ?? '', world)),
    ),
  );
  app.get('/__demo/embedded/never', async (context) => {
    await calls.wait(NEVER_WAIT);
    return context.text('Nobody waits that long.', 504);
  });
  app.get('/__demo/pages/:name', (context) => file(options.files.pages, context.req.param('name')));

  return {
    async fetch(request) {
      request.signal.throwIfAborted();
      return untilAborted(Promise.resolve(app.fetch(request)), request.signal);
    },
    hub,
    state: world.state,
    accepts: ({ origin, host }) => isOwnPage({ origin, host }, name),
    answers: (path) => /^\/(config|terms)\.json$/.test(path) || /^\/(__demo|saml|ui|public|mock)(\/|$)/.test(path),
  };
}

/** Adds the addresses of files. */
function addDownloads(app: Hono, world: World): void {
  app.get('/__demo/downloads/*', (context) =>
    archiveDownload(context.req.path.slice('/__demo/downloads/'.length), context.req.query('expires'), world.now()),
  );
  app.get('/__demo/files/:secret', (context) =>
    withEntries(world.state.entries.hostile, () => offeredDownload(world, context.req.param('secret'))),
  );
}

function createWorld({ files, hostile = false }: DemoOptions, now: World['now']): World {
  const start = now();
  return {
    state: createState(hostile),
    data: authoredData(start),
    menu: readMenu(files.menu),
    vocabulary: readVocabulary(files.vocabulary),
    lists: files.lists,
    start,
    now,
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
