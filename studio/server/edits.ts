import type { Sources } from '~/codegen/language/model';
import type { UnsavedEdit } from './edit';

/** The edits that are not saved, by file. */
export class Edits {
  readonly #edits = new Map<string, UnsavedEdit>();

  /** The revision of each. */
  get revisions(): ReadonlyMap<string, string> {
    return new Map([...this.#edits].map(([file, { revision }]) => [file, revision]));
  }

  get(file: string): UnsavedEdit | undefined {
    return this.#edits.get(file);
  }

  /** Gives a file an edit. One with the text of the edit of before takes the last step back. */
  set(file: string, edit: UnsavedEdit): void {
    const { before } = this.#edits.get(file) ?? {};
    this.#edits.set(file, before?.text === edit.text ? before : edit);
  }

  delete(file: string): void {
    this.#edits.delete(file);
  }

  /** Gives a file another edit, which remembers the one before. */
  replace(file: string, edit: UnsavedEdit): void {
    const before = this.#edits.get(file);
    this.#edits.set(file, { ...edit, ...(before && { before }) });
  }

  /**
   * Forgets the edit of a file. Those that were edited in one of its steps, and not since, have the edit of before
   * again, if there was one; their paths are given.
   */
  discard(file: string): readonly string[] {
    const { step, steps = [] } = this.#edits.get(file) ?? {};
    const discarded = new Set<string | undefined>(step === undefined ? steps : [...steps, step]);
    this.#edits.delete(file);
    const others = [...this.#edits].filter(([, edit]) => discarded.has(edit.step));
    for (const [other, edit] of others) {
      let before: UnsavedEdit | undefined = edit;
      while (before && discarded.has(before.step)) ({ before } = before);
      if (before) this.#edits.set(other, before);
      else this.#edits.delete(other);
    }
    return others.map(([other]) => other);
  }

  /** Forgets those that give a file the text that it has. */
  forgetSaved(savedText: (file: string) => string | undefined): void {
    for (const [file, { text, deletes }] of this.#edits)
      if (!deletes && savedText(file) === text) this.#edits.delete(file);
  }

  /** Files with their edits, also those that are deleted. */
  bytesOf(files: readonly string[], saved: Sources): Sources {
    const bytes = (file: string) => this.#edits.get(file)?.bytes ?? saved.get(file);
    return new Map(files.map((file) => [file, bytes(file) ?? new Uint8Array()] as const));
  }

  /** Sources with the edits over them, and what is deleted. */
  over(saved: Sources): { readonly sources: Sources; readonly deleted: Sources } {
    const all = new Map([...saved, ...[...this.#edits].map(([file, { bytes }]) => [file, bytes] as const)]);
    const deletions = [...this.#edits].filter(([, { deletes }]) => deletes);
    const gone = new Set(deletions.flatMap(([, { deletes }]) => [...(deletes?.keys() ?? [])]));
    return {
      sources: new Map([...all].filter(([file]) => !gone.has(file))),
      deleted: new Map(deletions.map(([file, { bytes }]) => [file, bytes] as const)),
    };
  }
}
