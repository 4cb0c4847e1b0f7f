import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { descry } from '../../codegen/vite-plugin';

const url = 'descriptors/drawers/url.json';
const module = 'src/generated/drawers/url.ts';

let root: string;
let server: ViteDevServer;
let waiting: { readonly fits: (sent: HotPayload) => boolean; readonly done: (sent: HotPayload) => void } | undefined;

/** The next message of a sort that the page is sent. */
function sent(type: HotPayload['type']): Promise<HotPayload> {
  return new Promise((done) => (waiting = { fits: (payload) => payload.type === type, done }));
}

/** Saves an edit and tells of it, as the watcher does when nothing is swallowed. */
function change(edit: (text: string) => string): void {
  const path = join(root, url);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  server.watcher.emit('all', 'change', path);
}

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'descry-')));
  for (const folder of ['descriptors', 'schemas', 'openapi']) cpSync(folder, join(root, folder), { recursive: true });
  let ready: Promise<unknown> | undefined;
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      descry(),
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
  change((text) => text.replace('wrsScor"', 'wrsScore"').replace('"Host"', '"Host name"'));
  await reload;
  expect(readFileSync(join(root, module), 'utf8')).toContain("text: 'Host name'");
});
