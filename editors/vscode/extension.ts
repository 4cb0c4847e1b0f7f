import { workspace, type ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind, type ServerOptions } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

/** Starts the language server for the first folder of the workspace. */
export async function activate(context: ExtensionContext): Promise<void> {
  const [folder] = workspace.workspaceFolders ?? [];
  if (!folder) return;
  const [command = 'npx', ...args] = workspace.getConfiguration('descry').get<string[]>('command') ?? [];
  const run: ServerOptions = {
    command,
    args,
    transport: TransportKind.stdio,
    options: { cwd: folder.uri.fsPath, shell: process.platform === 'win32' },
  };
  client = new LanguageClient('descry', 'Descry', run, {
    // Only the server knows in which folders the sources are. It leaves other files alone.
    documentSelector: [
      { scheme: 'file', pattern: { baseUri: folder.uri.toString(), pattern: '**/*.{json,yaml,yml}' } },
    ],
    workspaceFolder: folder,
  });
  context.subscriptions.push(client);
  await client.start();
}

/** Stops the language server with the window. */
export async function deactivate(): Promise<void> {
  await client?.stop();
}
