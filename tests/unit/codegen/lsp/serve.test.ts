import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentSymbolRequest,
  CodeActionRequest,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  RenameRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { textOf } from '~/tests/harness/codegen/caret';
import { shipped } from '~/tests/harness/codegen/shipped-sources';

const file = 'descriptors/drawers/url.json';
const text = textOf(shipped, file);
const root = mkdtempSync(join(tmpdir(), 'editor-'));
const uri = pathToFileURL(join(root, file)).href;
const document = TextDocument.create(uri, 'json', 1, text);
const positionOf = (word: string, further = 0) => document.positionAt(text.indexOf(word) + further);

let editor: ProtocolConnection;
let stop: () => void;
/** What waits for the next diagnostics of the file. */
let onDiagnostics: (sent: PublishDiagnosticsParams) => void = () => undefined;

beforeAll(async () => {
  for (const folder of ['descriptors', 'schemas', 'openapi']) cpSync(folder, join(root, folder), { recursive: true });
  const server = spawn(process.execPath, [join(process.cwd(), 'bin/descry.js'), 'lsp'], { cwd: root });
  stop = () => server.kill();
  editor = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  editor.onNotification(PublishDiagnosticsNotification.type, (sent) => {
    if (sent.uri === uri) onDiagnostics(sent);
  });
  editor.listen();
  const { capabilities } = await editor.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  });
  expect(capabilities.completionProvider?.triggerCharacters).toContain('.');
  await editor.sendNotification(InitializedNotification.type, {});
  await editor.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'json', version: 1, text },
  });
}, 60_000);
afterAll(() => {
  stop();
  rmSync(root, { recursive: true });
});

const at = (word: string, further = 0) => ({ textDocument: { uri }, position: positionOf(word, further) });

test('an editor is told members with their types', async () => {
  const items = await editor.sendRequest(CompletionRequest.type, at('url.domainName', 4));
  const found = Array.isArray(items) ? items.find(({ label }) => label === 'registrantCounty') : undefined;
  expect(found).toMatchObject({ detail: 'a text, may be missing', textEdit: { newText: 'registrantCounty' } });
});

test('an editor is told what a word means and where it is declared', async () => {
  const hover = await editor.sendRequest(HoverRequest.type, at('!restrictedRegion', 3));
  expect(hover?.contents).toMatchObject({ kind: 'markdown', value: expect.stringContaining('emirates') });
  const found = await editor.sendRequest(DefinitionRequest.type, at('!restrictedRegion', 3));
  expect(found).toMatchObject({ uri: expect.stringMatching(/descriptors\/predicates\.json$/) });
});

test('an editor goes from a field to its line in the contract', async () => {
  const found = await editor.sendRequest(DefinitionRequest.type, at('url.domainName', 6));
  const lines = textOf(shipped, 'openapi/svp.yaml').split('\n');
  const line = lines.findIndex((one, index) => one.includes(' domainName:') && index > lines.indexOf('    UrlObject:'));
  const start = { line, character: lines[line]?.indexOf('domainName') };
  expect(found).toMatchObject({ uri: expect.stringMatching(/openapi\/svp\.yaml$/), range: { start } });
});

test('an editor is told the parts of the file', async () => {
  const symbols = await editor.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } });
  expect(symbols?.map(({ name }) => name)).toContain('Threat intelligence');
});

test('a renaming edits all files and moves those that have the name', async () => {
  const renamed = await editor.sendRequest(RenameRequest.type, {
    ...at('"panel": "sandbox"', 11),
    newName: 'detonation',
  });
  const move = (ending: string) => ({
    kind: 'rename',
    oldUri: expect.stringMatching(new RegExp(`panels/sandbox${ending}$`)),
    newUri: expect.stringMatching(new RegExp(`panels/detonation${ending}$`)),
  });
  expect(renamed?.documentChanges?.slice(-2)).toMatchObject([move('.json'), move('.scenarios.json')]);
  const refused = editor.sendRequest(RenameRequest.type, { ...at('"urlQuery"', 2), newName: 'x' });
  await expect(refused).rejects.toThrow('Operations are named by the contract.');
});

test('a document that is no file is edited beside the others, and nothing is known of it', async () => {
  const untitled = { uri: 'untitled:Untitled-1', languageId: 'json', version: 1, text: '{ "a": 1 }' };
  await editor.sendNotification(DidOpenTextDocumentNotification.type, { textDocument: untitled });
  await editor.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri: untitled.uri, version: 2 },
    contentChanges: [{ text: '{ "a": 2 }' }],
  });
  const position = { line: 0, character: 3 };
  expect(await editor.sendRequest(HoverRequest.type, { textDocument: untitled, position })).toBeNull();
  expect(await editor.sendRequest(HoverRequest.type, at('!restrictedRegion', 3))).not.toBeNull();
});

test('a mistake is reported while it is typed, with its correction, and goes when it is undone', async () => {
  const change = (version: number, now: string) => {
    const sent = new Promise<PublishDiagnosticsParams>((done) => (onDiagnostics = done));
    void editor.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges: [{ text: now }],
    });
    return sent;
  };
  const { diagnostics } = await change(2, text.replace('url.domainName', 'url.domainNam'));
  expect(diagnostics).toMatchObject([
    { code: 'expression/unknown-field', range: { start: positionOf('url.domainName', 4) } },
  ]);
  const actions = await editor.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range: { start: positionOf('url.domainName', 5), end: positionOf('url.domainName', 5) },
    context: { diagnostics: [] },
  });
  expect(actions).toMatchObject([
    { title: 'Write domainName', edit: { changes: { [uri]: [{ newText: 'domainName' }] } } },
  ]);
  expect((await change(3, text)).diagnostics).toEqual([]);
});

test('the server ends with the editor', async () => {
  await editor.sendRequest(ShutdownRequest.type);
  editor.end();
});
