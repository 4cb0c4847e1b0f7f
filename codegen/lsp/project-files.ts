import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ConfigProblem } from '../host/config-problems';
import { isSourceName, readSources } from '../host/read-sources';
import { sourceFoldersOf, type Layout } from '../language/layout';
import type { Sources } from '../language/model';
import type { Location } from '../service/service';
import type { Documents } from './protocol';
import { locationInPublished } from './published-location';

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
    try {
      this.#onDisk = readSources(this.#root, this.#layout).sources;
    } catch (error) {
      // While somebody replaces what another team has published, it is what it was.
      if (!(error instanceof ConfigProblem)) throw error;
    }
  }

  /** What the compiler is given. */
  get sources(): Sources {
    const sources = new Map(this.#onDisk);
    for (const document of this.editors.all()) {
      const file = this.fileOf(document.uri);
      if (this.isSource(file)) sources.set(file, new TextEncoder().encode(document.getText()));
    }
    return sources;
  }

  /** Whether the compiler reads a file: an editor may open any other one of the folder, too. */
  isSource(file: string): boolean {
    const folder = sourceFoldersOf(this.#layout).find((one) => file.startsWith(one));
    return folder !== undefined && file.slice(folder.length).split('/').every(isSourceName);
  }

  /** The path of a file from the root of the project; the URI of a document that is no file, such as `untitled:`. */
  fileOf(uri: string): string {
    if (!uri.startsWith('file:')) return uri;
    return relative(this.#root, fileURLToPath(uri)).split(sep).join('/');
  }

  /** A location as an editor can open it: what is only published is in the file that has it. */
  written(location: Location): Location {
    const file = this.#layout.published?.find((one) => location.file.startsWith(`${one}/`));
    const path = file === undefined ? '' : join(this.#root, file);
    if (file === undefined || !existsSync(path)) return location;
    const made = new TextDecoder().decode(this.#onDisk.get(location.file));
    return locationInPublished({ file, text: readFileSync(path, 'utf8') }, location, made) ?? location;
  }

  at(file: string): TextDocument {
    const uri = pathToFileURL(join(this.#root, file)).href;
    const isPublished = this.#layout.published?.includes(file) === true;
    const text = isPublished
      ? readFileSync(join(this.#root, file), 'utf8')
      : new TextDecoder().decode(this.#onDisk.get(file));
    return this.editors.get(uri) ?? TextDocument.create(uri, 'json', 0, text);
  }
}
