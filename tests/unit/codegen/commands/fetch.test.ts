import { createServer, type ServerResponse } from 'node:http';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gitProject } from '~/tests/harness/codegen/git-project';

const { project, git, command } = gitProject();
const document = 'openapi/svp.yaml';

let answer = { status: 200, body: '' };
const server = createServer((request, response) => {
  if (request.url === '/endless') return sendWithoutEnd(response);
  response.writeHead(answer.status, { connection: 'close' }).end(answer.body);
});
/** Sends a megabyte whenever the one before it has left. */
function sendWithoutEnd(response: ServerResponse): void {
  const send = (): void => {
    response.write(' '.repeat(1e6), (error) => {
      if (!error) send();
    });
  };
  send();
}

let address = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/svp.yaml`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  project.remove();
});
beforeEach(() => {
  git('checkout', '-q', '.');
  git('clean', '-qfd');
});

const run = (...args: readonly string[]) => command('fetch', ...args);
const renamed = () => project.read(document).replaceAll('registrantName', 'ownerName');

describe('a document that is fetched', () => {
  test('is written, and what it breaks is said', async () => {
    answer = { status: 200, body: renamed() };
    const { code, output } = await run('svp', address);
    expect(code).toBe(1);
    expect(output).toContain('openapi/svp.yaml: written.');
    expect(output).toMatch(/descriptors\/drawers\/url\.json:\d+:\d+ {2}"registrantName" is not a field of UrlObject\./);
    expect(project.read(document)).toBe(answer.body);
  });

  test('breaks nothing where it says the same', async () => {
    answer = { status: 200, body: project.read(document) };
    expect(await run('svp', address)).toEqual({
      code: 0,
      output: 'openapi/svp.yaml: written.\nNothing is wrong with this contract that is not wrong now.\n',
    });
  });

  test('is a new one where none has its name', async () => {
    answer = { status: 200, body: '{ "openapi": "3.1.0", "info": { "title": "New", "version": "1" }, "paths": {} }' };
    expect((await run('new', address)).output).toContain('openapi/new.json: written.');
    expect(project.read('openapi/new.json')).toBe(answer.body);
  });

  test('is not written where a folder has its name', async () => {
    mkdirSync(join(project.root, 'openapi/new.yaml'));
    answer = { status: 200, body: project.read(document) };
    const { code, output } = await run('new', address);
    expect([code, output]).toEqual([1, 'openapi/new.yaml is not a file.\nNothing was written.\n']);
    rmSync(join(project.root, 'openapi/new.yaml'), { recursive: true });
  });

  test('is not written to be checked alone', async () => {
    answer = { status: 200, body: renamed() };
    const before = project.read(document);
    expect((await run('svp', address, '--check')).output).toContain('openapi/svp.yaml: checked, not written.');
    expect(project.read(document)).toBe(before);
  });

  test('comes from the address that its overlay extends', async () => {
    answer = { status: 200, body: project.read(document) };
    const overlay = `overlay: 1.0.0\nextends: ${address}\nactions: []\n`;
    writeFileSync(join(project.root, 'openapi/svp.overlay.yaml'), overlay);
    expect((await run('svp')).output).toContain('openapi/svp.yaml: written.');
  });

  test.each([
    ['a failure', { status: 500, body: '' }, 'answers with the status 500.'],
    ['another text', { status: 200, body: 'Not found' }, 'What the server sends is no OpenAPI document.'],
    ['a broken text', { status: 200, body: 'paths: { a: [' }, 'The document cannot be read, line 1:'],
  ])('that is %s is not written', async (_what, sent, sentence) => {
    answer = sent;
    const before = project.read(document);
    const { code, output } = await run('svp', address);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).toContain('Nothing was written.');
    expect(project.read(document)).toBe(before);
  });

  test('is not read to the end where it is too large', async () => {
    const endless = new URL('/endless', address).href;
    const { code, output } = await run('svp', endless);
    const sentence = `The document at ${endless} is larger than 40 MB.`;
    expect([code, output]).toEqual([1, `${sentence}\nNothing was written.\n`]);
  });

  test.each([
    [[], 'The name of the document is missing.'],
    [['../svp'], 'The name of the document is missing.'],
    [['svp'], 'The address is missing: no openapi/svp.overlay.yaml extends one on the web.'],
  ])('needs a name and an address: %j', async (args, sentence) => {
    const { code, output } = await run(...args);
    expect([code, output.split('\n')[0]]).toEqual([2, sentence]);
  });
});
