import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { serveEditor } from './serve-editor';

/** Serves an editor on standard input and output until it closes them. Nothing else may be printed meanwhile. */
export function serve(root: string): Promise<void> {
  const { stdin, stdout } = process;
  const reader = new StreamMessageReader(stdin);
  serveEditor(createConnection(ProposedFeatures.all, reader, new StreamMessageWriter(stdout)), root);
  return new Promise((done) => stdin.once('end', () => done()));
}
