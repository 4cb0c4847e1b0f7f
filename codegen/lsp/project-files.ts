import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readSources } from '../host/read-sources';
import { sourceFoldersOf, type Layout } from '../language/layout';
import type { Sources } from '../language/model';
import type { Documents } from './protocol';

/** The files of a project: as they are on the disk, and those that are open as they are in the editor. */
export class ProjectFiles implements Documents {
  readonly editors = new TextDocuments(TextDocument);
  readonly #root: string;
  readonly #layout: Layout;
  #onDisk: Sources;

  constructor(root: string, layout: Layout) {
    this.#root = root;
    this.#layout = layout;
    this.#onDisk = readSources(root, layout).sources;
  }

  /** Reads the files again that are not open. */
  reload(): void {
    this.#onDisk = readSources(this.#root, this.#layout).sources;
  }

  /** What the compiler is given. */
  get sources(): Sources {
    const sources = new Map(this.#onDisk);
    for (const document of this.editors.all()) {
      const file = this.fileOf(document.uri);
      const isSource = sourceFoldersOf(this.#layout).some((folder) => file.startsWith(folder));
      if (isSource) sources.set(file, new TextEncoder().encode(document.getText()));
    }
    return sources;
  }

  /** The path of a file from the root of the project. */
  fileOf(uri: string): string {
    return relative(this.#root, fileURLToPath(uri)).split(sep).join('/');
  }

  at(file: string): TextDocument {
    const uri = pathToFileURL(join(this.#root, file)).href;
    const text = new TextDecoder().decode(this.#onDisk.get(file));
    return this.editors.get(uri) ?? TextDocument.create(uri, 'json', 0, text);
  }
}
