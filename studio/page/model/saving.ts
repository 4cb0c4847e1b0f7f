import { createStore } from '~/lib/store';
import type { FileText, ProjectState } from '../../protocol';
import { call, problemOf } from './call';
import { draftOf, type Drafts } from './drafts';
import type { Conflict, OpenFile } from './open-file';

/** What saving has done: while it is under way, how far it is, and then how it ended. */
export interface SaveState {
  /** Files that are saved. */
  readonly saved: number;
  /** Files that were to be saved. */
  readonly all: number;
  readonly isRunning: boolean;
  /** Why a file is not saved, by its path. */
  readonly problems: ReadonlyMap<string, string>;
}

/** What of the page saving changes. */
export interface SavedPage {
  readonly open: { get(): OpenFile | undefined };
  readonly project: { get(): ProjectState; set(state: ProjectState): void };
  readonly drafts: Pick<Drafts, 'put' | 'forget'>;
  /** Waits until the server knows what was typed. */
  sent(): Promise<void>;
  /** Waits until the server has answered about what was typed, whether it took it or not. */
  answered(): Promise<void>;
  openFile(file: string): Promise<void>;
  report(problem: string): void;
  /** Shows another text of the open file. */
  show(file: string, text: FileText): void;
  /** Sends the text of the open file again, which is an edit of another revision on the disk now. */
  rebase(base: string): void;
  /** Makes the text of the open file the edit of it, in place of another one. */
  editOver(other: FileText): void;
}

/** A file that is to be saved, and the revision that it replaces if that is not the one that the edit began with. */
interface Saveable {
  readonly file: string;
  readonly base?: string;
}

const nothing: SaveState = { saved: 0, all: 0, isRunning: false, problems: new Map() };

/** Saves edits, discards them, and deletes files. What fails with one file is said at that file. */
export class Saving {
  readonly state = createStore<SaveState>(nothing);
  /** A file that somebody else has changed; the others wait until it is resolved. */
  readonly conflict = createStore<Conflict | undefined>(undefined);
  readonly #page: SavedPage;
  #waiting: readonly Conflict[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(page: SavedPage) {
    this.#page = page;
  }

  /** Saves the open file. */
  save = (): Promise<void> =>
    this.#try(async () => {
      await this.#page.answered();
      const { file } = this.#page.open.get() ?? {};
      if (file !== undefined) await this.#saveEach([{ file }]);
    });

  /** Saves all files with edits; one that cannot be saved keeps no other one back. */
  saveAll = (): Promise<void> =>
    this.#try(async () => {
      await this.#page.sent();
      await this.#saveEach(
        this.#page.project.get().files.flatMap(({ file, isEdited }) => (isEdited ? [{ file }] : [])),
      );
    });

  /** Forgets the edits of the open file. */
  revert = (): Promise<void> =>
    this.#try(async () => {
      await this.#page.answered();
      const open = this.#page.open.get();
      if (open) await this.#forget(open.file);
    });

  /** Takes the open file out of the project, with the routes that show it or without; saving deletes it. */
  deleteFile = (withRoutes: boolean): Promise<void> =>
    this.#try(async () => {
      await this.#page.sent();
      const open = this.#page.open.get();
      if (!open) return;
      const { file } = open;
      const { routes } = await call('deletion', { file, withRoutes });
      this.#page.project.set(await call('delete', { file, withRoutes }));
      for (const one of [file, ...(withRoutes ? routes : [])]) await this.#remember(one);
    });

  /** Remembers the edit of a file in this browser. */
  async #remember(file: string): Promise<void> {
    const edit = await call('read', { file });
    const entry = this.#page.project.get().files.find((one) => one.file === file);
    const isDeleted = entry?.isDeleted && { isDeleted: entry.isDeleted };
    await this.#page.drafts.put({ ...draftOf(file, edit), ...isDeleted });
  }

  /** Asks which text of a file stays. */
  addConflict = (conflict: Conflict): void => {
    this.#waiting = [...this.#waiting.filter(({ file }) => file !== conflict.file), conflict];
    this.conflict.set(this.#waiting[0]);
  };

  /** Ends a conflict: with the text of the editor or with that of somebody else. */
  resolve = (choice: 'mine' | 'theirs'): Promise<void> =>
    this.#try(async () => {
      const conflict = this.conflict.get();
      [, ...this.#waiting] = this.#waiting;
      this.conflict.set(this.#waiting[0]);
      if (!conflict) return;
      const { file, theirs } = conflict;
      if (theirs.edit !== undefined) await this.#resolveEdits(conflict, choice);
      else if (choice === 'mine') await this.#saveEach([{ file, base: theirs.base }]);
      else await this.#forget(file);
    });

  /** Ends a conflict with another tab: nothing is written, but one of the two texts becomes the edit of both tabs. */
  async #resolveEdits({ file, theirs }: Conflict, choice: 'mine' | 'theirs'): Promise<void> {
    const isOpen = this.#opened(file) !== undefined;
    if (choice === 'theirs') await this.#page.drafts.put(draftOf(file, theirs));
    if (choice === 'theirs' && isOpen) this.#page.show(file, theirs);
    if (choice === 'mine' && isOpen) this.#page.editOver(theirs);
  }

  async #saveEach(files: readonly Saveable[]): Promise<void> {
    const problems = new Map(this.state.get().problems);
    let saved = 0;
    const report = (isRunning: boolean): void =>
      this.state.set({ saved, all: files.length, isRunning, problems: new Map(problems) });
    report(true);
    for (const one of files) {
      const problem = await problemOf(() => this.#save(one));
      problems.delete(one.file);
      if (problem === undefined) saved += 1;
      else problems.set(one.file, problem);
      report(true);
    }
    report(false);
  }

  async #save({ file, base }: Saveable): Promise<string | undefined> {
    await this.#page.answered();
    const edit = this.#opened(file) ?? (await call('read', { file }));
    const saved = await call('save', { file, text: edit.text, base: base ?? edit.base });
    if ('conflict' in saved) {
      this.addConflict({ file, theirs: saved.conflict });
      return saved.conflict.edit === undefined
        ? 'Somebody else has changed it on the disk.'
        : 'Another tab has edited it.';
    }
    if ('isDeleted' in saved) {
      await this.#page.drafts.forget(file);
      if (this.#opened(file)) await this.#openFirst();
    } else await this.#showSaved(file, edit.text, saved);
    return undefined;
  }

  /** Shows a file as it was saved, unless it was typed in since `sent`: that is an edit of what was saved. */
  async #showSaved(file: string, sent: string, saved: FileText): Promise<void> {
    if (!this.#opened(file)) return this.#forgetDraft({ file, text: await call('read', { file }) });
    await this.#page.drafts.forget(file);
    const open = this.#opened(file);
    if (open?.text === sent) this.#page.show(file, saved);
    else if (open) this.#page.rebase(saved.base);
  }

  /** A file, if it is the open one. */
  #opened(file: string): OpenFile | undefined {
    const open = this.#page.open.get();
    return open?.file === file ? open : undefined;
  }

  /**
   * Forgets the edits of a file, with those that one deletion made in others. If one of them is open, it is shown
   * without them, or another file if it was never saved.
   */
  async #forget(file: string): Promise<void> {
    const { text, others } = await call('revert', { file });
    const all = [{ file, text }, ...others];
    for (const one of all) await this.#forgetDraft(one);
    const { problems, ...state } = this.state.get();
    const isLeft = (path: string): boolean => !all.some((one) => one.file === path);
    this.state.set({ ...state, problems: new Map([...problems].filter(([path]) => isLeft(path))) });
    const open = all.find((one) => one.file === this.#page.open.get()?.file);
    if (open?.text) this.#page.show(open.file, open.text);
    else if (open) await this.#openFirst();
  }

  /** What is left of a file may be an edit of before. */
  async #forgetDraft({ file, text }: { readonly file: string; readonly text: FileText | null }): Promise<void> {
    const isEdit = text !== null && (text.saved !== undefined || text.base === '');
    if (isEdit) await this.#page.drafts.put(draftOf(file, text));
    else await this.#page.drafts.forget(file);
  }

  /** Opens the first file, because the open one is gone. */
  async #openFirst(): Promise<void> {
    this.#page.project.set(await call('project', {}));
    await this.#page.openFile(this.#page.project.get().files[0]?.file ?? '');
  }

  /** Runs one after the other: each begins with what the one before has left. */
  #try(run: () => Promise<void>): Promise<void> {
    const report = async () => this.#page.report((await problemOf(async () => void (await run()))) ?? '');
    this.#last = this.#last.then(report);
    return this.#last;
  }
}
