import { rm } from 'node:fs/promises';
import { readSources, type ReadSources } from '~/codegen/host/read-sources';
import { textOf } from '~/codegen/1-parse/decode';
import type { Diagnostic, Sources } from '~/codegen/language/model';
import type { FileText } from '../protocol';
import { pathOfDescriptor, type ConsoleFolder } from './descriptor-path';
import { printed, sameOrNew } from './edit';
import { withLineFeeds } from './line-feeds';
import { bytesOf, contentRevision, writeWhole } from './write-file';

/**
 * The sources of a console as they were last read, with `\n` at the end of each line, and the only way to change a
 * descriptor on the disk.
 */
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
    return bytes && textOf(bytes);
  }

  /** Files as they were last read; one that was not there has no bytes. */
  bytesOf(files: readonly string[]): ReadonlyMap<string, Uint8Array | undefined> {
    return new Map(files.map((file) => [file, this.sources.get(file)]));
  }

  /** Whether a file was last read with other bytes than some; one that was not there was not. */
  hasOther(file: string, bytes: Uint8Array | undefined): boolean {
    const now = this.sources.get(file);
    return now !== undefined && sameOrNew(bytes, now) !== bytes;
  }

  /** Reads everything, and gives whether something is other than before. */
  refresh(): boolean {
    const { root, kinds } = this.#folder;
    const { sources, diagnostics } = readSources(root, kinds.layout);
    const before = this.#last.sources;
    // The compiler compares no file that is the same object.
    const same = ([path, bytes]: readonly [string, Uint8Array]) =>
      [path, sameOrNew(before.get(path), withLineFeeds(bytes))] as const;
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

  /** A descriptor at this moment, unless there is none. Its revision is that of the bytes with their line ends. */
  async read(file: string): Promise<Pick<FileText, 'text' | 'base'> | undefined> {
    const bytes = await bytesOf(pathOfDescriptor(this.#folder, file));
    return bytes && { text: textOf(withLineFeeds(bytes)), base: contentRevision(bytes) };
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
