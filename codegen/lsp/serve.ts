import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import type { Compiler } from '../compile';
import { serveEditor } from './serve-editor';

/** Serves an editor on standard input and output until it closes them. Nothing else may be printed meanwhile. */
export function serve(root: string, compiler?: Compiler): Promise<void> {
  const { stdin, stdout } = process;
  const reader = new StreamMessageReader(stdin);
  serveEditor(createConnection(ProposedFeatures.all, reader, new StreamMessageWriter(stdout)), root, compiler);
  return new Promise((done) => stdin.once('end', () => done()));
}
