import { rm } from 'node:fs/promises';
import { readSources, type ReadSources } from '~/codegen/host/read-sources';
import type { Diagnostic, Sources } from '~/codegen/language/model';
import { pathOfDescriptor, type ConsoleFolder } from './descriptor-path';
import { printed, sameOrNew } from './edit';
import { bytesOf, writeWhole } from './write-file';

/** The sources of a console as they were last read, and the only way to change a descriptor on the disk. */
export class Disk {
  readonly #folder: ConsoleFolder;
  #last: ReadSources = { sources: new Map(), diagnostics: [] };

  constructor(folder: ConsoleFolder) {
    this.#folder = folder;
  }

  get sources(): Sources {
    return this.#last.sources;
  }

  /** What could not be read. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#last.diagnostics;
  }

  /** The text of a descriptor as it was last read. */
  textOf(file: string): string | undefined {
    const bytes = this.#folder.kinds.identityOf(file) && this.sources.get(file);
    return bytes && new TextDecoder().decode(bytes);
  }

  /** Reads everything, and gives whether something is other than before. */
  refresh(): boolean {
    const { root, kinds } = this.#folder;
    const { sources, diagnostics } = readSources(root, kinds.layout);
    const before = this.#last.sources;
    // The compiler compares no file that is the same object.
    const same = ([path, bytes]: readonly [string, Uint8Array]) => [path, sameOrNew(before.get(path), bytes)] as const;
    const now = new Map([...sources].map(same));
    const isSame = now.size === before.size && [...now].every(([path, bytes]) => before.get(path) === bytes);
    const wasReadable = this.#last.diagnostics.length === 0;
    this.#last = { sources: now, diagnostics };
    return !isSame || !wasReadable || diagnostics.length > 0;
  }

  /** Throws `Refused` for a path that is not one of a descriptor. */
  accept(file: string): void {
    pathOfDescriptor(this.#folder, file);
  }

  /** The bytes of a descriptor at this moment, unless there is none. */
  async read(file: string): Promise<Uint8Array | undefined> {
    return bytesOf(pathOfDescriptor(this.#folder, file));
  }

  /** Writes a descriptor, printed as all are, and gives the text that was written. */
  async print(file: string, text: string): Promise<string> {
    const path = pathOfDescriptor(this.#folder, file);
    const written = await printed(text);
    await writeWhole(path, written);
    return written;
  }

  /** Writes a descriptor as it is. */
  async write(file: string, text: string): Promise<void> {
    await writeWhole(pathOfDescriptor(this.#folder, file), text);
  }

  /** Deletes a descriptor, if it is there. */
  async remove(file: string): Promise<void> {
    await rm(pathOfDescriptor(this.#folder, file), { force: true });
  }
}
