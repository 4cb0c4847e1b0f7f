import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger, createServer, type HotPayload, type ViteDevServer } from 'vite';
import { createCompiler } from '~/codegen/compile';
import { descry } from '~/codegen/vite-plugin';

const url = 'descriptors/drawers/url.json';
const module = 'src/generated/console/drawers/url.ts';

let root: string;
let server: ViteDevServer;
let logged: string[] = [];
/** What the next compilation throws. */
let defect: Error | undefined;
let waiting: { readonly fits: (sent: HotPayload) => boolean; readonly done: (sent: HotPayload) => void } | undefined;

/** The next message of a sort that the page is sent. */
function sent(type: HotPayload['type']): Promise<HotPayload> {
  return new Promise((done) => (waiting = { fits: (payload) => payload.type === type, done }));
}

/** Saves an edit and tells of it, as the watcher does when nothing is swallowed. */
function change(edit: (text: string) => string, isWatched = true): void {
  const path = join(root, url);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  if (isWatched) server.watcher.emit('all', 'change', path);
}

const log = (text: string) => void logged.push(text);
const compiler = createCompiler();

function compileOrThrow(...parameters: Parameters<typeof compiler.compile>) {
  if (defect) throw defect;
  return compiler.compile(...parameters);
}

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'descry-')));
  for (const folder of ['descriptors', 'schemas', 'openapi']) cpSync(folder, join(root, folder), { recursive: true });
  change((text) => text.replace('"Host"', '"Hostname"'), false);
  let ready: Promise<unknown> | undefined;
  server = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), warn: log, error: log },
    plugins: [
      descry({ ...compiler, compile: compileOrThrow }),
      {
        name: 'ready',
        configureServer({ watcher }) {
          ready = new Promise((done) => watcher.once('ready', () => done(true)));
        },
      },
    ],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const send = server.ws.send.bind(server.ws);
  server.ws.send = (payload: HotPayload | string, data?: unknown) => {
    if (typeof payload === 'string') return send(payload, data);
    if (waiting?.fits(payload)) waiting.done(payload);
    return send(payload);
  };
  await ready;
}, 60_000);

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('a warning is logged when the dev server starts', () => {
  expect(logged.join('\n')).toMatch(/descriptors\/messages\/ja\.json:\d+:\d+ {2}warning: .*\[message\/stale\]/);
});

test('a saved descriptor is compiled; a mistake in it covers the page until it is mended', async () => {
  const before = readFileSync(join(root, module), 'utf8');
  const error = sent('error');
  change((text) => text.replace('url.wrsScore', 'url.wrsScor'));
  const lines = readFileSync(join(root, url), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('wrsScor"'));
  expect(await error).toMatchObject({
    err: {
      plugin: 'descry',
      id: join(root, url),
      loc: { file: url, line: line + 1, column: (lines[line]?.indexOf('wrsScor"') ?? 0) + 1 },
      message: expect.stringContaining('Did you mean "wrsScore"?'),
      frame: expect.stringContaining(`> ${line + 1} |`),
    },
  });
  expect(readFileSync(join(root, module), 'utf8')).toBe(before);

  const reload = sent('full-reload');
  change((text) => text.replace('wrsScor"', 'wrsScore"').replace('"Hostname"', '"Host name"'));
  await reload;
  expect(readFileSync(join(root, module), 'utf8')).toContain("text: 'Host name'");
});

test('a mistake covers the page again after a save that does not correct it, and is logged once', async () => {
  logged = [];
  const first = sent('error');
  change((text) => text.replace('url.wrsScore', 'url.wrsScor'));
  const shown = await first;
  const again = sent('error');
  change((text) => `${text}\n`);
  expect(await again).toEqual(shown);
  expect(logged.filter((text) => text.includes('wrsScor'))).toHaveLength(1);

  const reload = sent('full-reload');
  change((text) => text.replace('wrsScor"', 'wrsScore"'));
  await reload;
});

test('an exception covers the page and is logged with its stack; the next save compiles again', async () => {
  logged = [];
  defect = new Error('a defect of the compiler');
  const error = sent('error');
  change((text) => text.replace('"Host name"', '"Name of the host"'));
  expect(await error).toMatchObject({
    err: {
      message: 'The compiler failed: a defect of the compiler',
      stack: expect.stringContaining('vite-plugin.test'),
    },
  });
  expect(logged.join('\n')).toContain('vite-plugin.test');

  defect = undefined;
  const reload = sent('full-reload');
  change((text) => `${text}\n`);
  await reload;
  expect(readFileSync(join(root, module), 'utf8')).toContain("text: 'Name of the host'");
});
