import {
  CodeActionKind,
  DidChangeWatchedFilesNotification,
  DocumentFormattingRequest,
  ErrorCodes,
  ResponseError,
  TextDocumentSyncKind,
  type ClientCapabilities,
  type Connection,
  type ServerCapabilities,
} from 'vscode-languageserver/node';
import { createCompiler, type Compiler } from '../compile';
import { createLanguageService } from '../service/create-service';
import type { LanguageService, Location } from '../service/service';
import { ProjectFiles } from './project-files';
import { completionItem, diagnosticOf, documentSymbol, hoverOf, rangeIn, textEdit, workspaceEdit } from './protocol';
import { selectsFormatted, sourceSelector, watchersOf } from './watched-files';

/** Milliseconds without a keystroke after which diagnostics are sent. */
const pause = 80;

const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: ['"', "'", '.', '(', ' '] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  documentSymbolProvider: true,
};

/** Answers an editor about the project in a folder. It ends with the connection. */
export function serveEditor(connection: Connection, root: string, compiler: Compiler = createCompiler()): void {
  const files = new ProjectFiles(root, compiler.kinds.layout);
  const service = createLanguageService(files.sources, compiler);
  const report = createReport(connection, files, service);
  let isCurrent = true;
  let timer: NodeJS.Timeout | undefined;
  /** The service, after it has seen all changes. */
  const current = () => {
    if (!isCurrent) service.update(files.sources);
    isCurrent = true;
    return service;
  };
  const change = () => {
    isCurrent = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      current();
      report();
    }, pause);
  };

  let client: ClientCapabilities = {};
  connection.onInitialize((params) => {
    client = params.capabilities;
    const documentFormattingProvider = !selectsFormatted(client);
    return { capabilities: { ...capabilities, documentFormattingProvider }, serverInfo: { name: 'descry' } };
  });
  connection.onInitialized(() => {
    register(connection, root, compiler, client);
    report();
  });
  connection.onDidChangeWatchedFiles(() => {
    files.reload();
    change();
  });
  files.editors.onDidChangeContent(({ document }) => {
    if (files.isSource(files.fileOf(document.uri))) change();
  });
  files.editors.onDidClose(({ document }) => {
    if (!files.isSource(files.fileOf(document.uri))) return;
    files.reload();
    change();
  });
  connection.onShutdown(() => clearTimeout(timer));
  answerRequests(connection, files, current);
  files.editors.listen(connection);
  connection.listen();
}

/** Tells an editor which files to watch, and to format. One that can do neither speaks only of those that are open. */
function register(
  { client }: Connection,
  root: string,
  { kinds: { layout } }: Compiler,
  capabilities: ClientCapabilities,
): void {
  const watchers = [...watchersOf(root, layout, capabilities)];
  void client.register(DidChangeWatchedFilesNotification.type, { watchers }).catch(() => undefined);
  if (!selectsFormatted(capabilities)) return;
  const documentSelector = sourceSelector(root, layout);
  void client.register(DocumentFormattingRequest.type, { documentSelector }).catch(() => undefined);
}

/** Sends the diagnostics of each file, and an empty list for those that have none any more. */
function createReport(connection: Connection, files: ProjectFiles, service: LanguageService): () => void {
  let reported: ReadonlySet<string> = new Set();
  return () => {
    const all = service.diagnostics();
    const now = new Set(all.map(({ file }) => file));
    for (const file of new Set([...now, ...reported])) {
      const document = files.at(file);
      const diagnostics = all.filter((one) => one.file === file).map((one) => diagnosticOf(document, one));
      void connection.sendDiagnostics({ uri: document.uri, diagnostics });
    }
    reported = now;
  };
}

/** A position in a file, as the protocol gives it. */
interface PositionParams {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}

function answerRequests(connection: Connection, files: ProjectFiles, current: () => LanguageService): void {
  const targetOf = ({ textDocument, position }: PositionParams) => {
    const file = files.fileOf(textDocument.uri);
    const document = files.at(file);
    return { file, document, offset: document.offsetAt(position) };
  };
  const locationOf = (found: Location) => {
    const location = files.written(found);
    const document = files.at(location.file);
    return { uri: document.uri, range: rangeIn(document, location) };
  };
  connection.onCompletion((params) => {
    const { file, document, offset } = targetOf(params);
    return current()
      .complete(file, offset)
      .map((one, index) => completionItem(document, one, index));
  });
  connection.onHover((params) => {
    const { file, document, offset } = targetOf(params);
    const hover = current().hover(file, offset);
    return hover && hoverOf(document, hover);
  });
  connection.onDefinition((params) => {
    const { file, offset } = targetOf(params);
    const location = current().definition(file, offset);
    return location && locationOf(location);
  });
  connection.onReferences((params) => {
    const { file, offset } = targetOf(params);
    return current().references(file, offset).map(locationOf);
  });
  answerEdits(connection, files, current, targetOf);
}

function answerEdits(
  connection: Connection,
  files: ProjectFiles,
  current: () => LanguageService,
  targetOf: (params: PositionParams) => { readonly file: string; readonly offset: number },
): void {
  connection.onPrepareRename((params) => {
    const { file, offset } = targetOf(params);
    const name = current().nameAt(file, offset);
    return name && rangeIn(files.at(file), name);
  });
  connection.onRenameRequest((params) => {
    const { file, offset } = targetOf(params);
    const renaming = current().rename(file, offset, params.newName);
    if ('refused' in renaming) throw new ResponseError(ErrorCodes.InvalidRequest, renaming.refused);
    return workspaceEdit(files, renaming);
  });
  connection.onCodeAction(({ textDocument: { uri }, range }) => {
    const file = files.fileOf(uri);
    const document = files.at(file);
    const offset = document.offsetAt(range.start);
    return current()
      .fixes(file, { offset, length: document.offsetAt(range.end) - offset })
      .map(({ title, diagnostic, edit }) => ({
        title,
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [diagnosticOf(document, diagnostic)],
        edit: { changes: { [uri]: [textEdit(document, edit)] } },
      }));
  });
  connection.onDocumentFormatting(async ({ textDocument: { uri } }) => {
    const file = files.fileOf(uri);
    const document = files.at(file);
    return (await current().format(file)).map((fix) => textEdit(document, fix));
  });
  connection.onDocumentSymbol(({ textDocument: { uri } }) => {
    const file = files.fileOf(uri);
    const document = files.at(file);
    return current()
      .outline(file)
      .map((entry) => documentSymbol(document, entry));
  });
}
