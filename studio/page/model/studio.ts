import { createStore, type ReadableStore, type Store } from '~/lib/store';
import type { Diagnostic } from '~/codegen/language/model';
import type { FileEntry, FileText, ProjectState } from '../../protocol';
import { applied } from '../../document/edits';
import { createAddress, type AddressStore } from './address';
import { call, CallFailed } from './call';
import { computedChanges, type ComputedChanges } from './computed-changes';
import { ContractModel, isInContract, offsetOf } from './contract';
import { openDrafts, restoreDrafts, type Drafts } from './drafts';
import {
  nameInPointer,
  type OpenFile,
  type Position,
  type Step,
  type Translating,
  type WrittenText,
} from './open-file';
import { pageMeta } from './page-meta';
import { Saving } from './saving';
import { StepOrder } from './step-order';
import { Typing } from './typing';

/** What the parts of the page share. */
export interface Studio {
  readonly project: ReadableStore<ProjectState>;
  readonly open: ReadableStore<OpenFile | undefined>;
  /** Saving, discarding and deleting. */
  readonly saving: Saving;
  /** The last thing that went wrong, as a sentence; empty if nothing did. */
  readonly problem: ReadableStore<string>;
  /** The position that the editor has to show; each object is shown once. */
  readonly position: ReadableStore<Position | undefined>;
  /** The part of the contract that is shown over the editor. */
  readonly contract: ContractModel;
  /** The position of the caret in the open file. */
  readonly caret: ReadableStore<number>;
  /** The order of the steps of all files. */
  readonly steps: StepOrder;
  /** The step that the editor has to take; each object is taken once. */
  readonly step: ReadableStore<Step | undefined>;
  /** The text whose translation is to be typed; each object is focused once. */
  readonly translating: ReadableStore<Translating | undefined>;
  readonly address: AddressStore;
  readonly changes: ComputedChanges;
  /** How often somebody wanted to see the open file in the preview. */
  readonly shows: ReadableStore<number>;
  /** How often the console in the preview has got its shell: from then on the server knows what its menu has. */
  readonly starts: Store<number>;
  /** Shows in the preview what the open file describes. */
  showInPreview(): void;
  openFile(file: string): Promise<void>;
  /** Goes to a position of a descriptor, or shows one of the contract. */
  goTo(position: Position): Promise<void>;
  /** Goes to a line and column of a file, which count from 1. */
  goToLine(position: { readonly file: string; readonly line: number; readonly column: number }): Promise<void>;
  moveCaret(offset: number): void;
  /** Takes the last step back, or does it again, in whichever file it was. */
  takeStep(kind: Step['kind']): Promise<void>;
  /** Takes the text of the editor; the server gets it as soon as it has answered about the one before. */
  type(text: string): void;
  /** Replaces the text of the open file as one step that can be undone, and shows what has changed. */
  write(changed: WrittenText, preservesFocus?: boolean): void;
  /** Shows where a text is translated that a diagnostic says is not, so that the translation can be typed. */
  translate(diagnostic: Diagnostic): Promise<void>;
  /** Writes the correction of a diagnostic, unless the text has changed so that it is no longer found. */
  correct(diagnostic: Diagnostic): Promise<void>;
  /** Tells the reader why something was not done. */
  report(problem: string): void;
  /** Waits until the server has answered about what was typed. */
  sent(): Promise<void>;
}

const empty: ProjectState = {
  version: 0,
  documents: 'openapi/',
  roots: [],
  files: [],
  diagnostics: [],
  isShown: false,
};

/** Creates the model of the page, and starts it. */
export function createStudio(window: Window): Studio {
  return new StudioModel(createAddress(window), openDrafts(window.indexedDB, pageMeta('project'))).start();
}

/** The model of a page that has an address and drafts. */
export class StudioModel implements Studio {
  readonly project = createStore<ProjectState>(empty);
  readonly open = createStore<OpenFile | undefined>(undefined);
  readonly saving: Saving;
  readonly problem = createStore('');
  readonly position = createStore<Position | undefined>(undefined);
  readonly contract = new ContractModel();
  readonly caret = createStore(0);
  readonly steps = new StepOrder();
  readonly step = createStore<Step | undefined>(undefined);
  readonly shows = createStore(0);
  readonly starts = createStore(0);
  readonly translating = createStore<Translating | undefined>(undefined);
  readonly address: AddressStore;
  readonly changes: ComputedChanges;
  readonly #drafts: Drafts;
  readonly #typing: Typing;
  #isStopped = false;

  constructor(address: AddressStore, drafts: Drafts) {
    this.address = address;
    this.#drafts = drafts;
    this.#typing = new Typing({ ...this, drafts, onConflict: (conflict) => this.saving.addConflict(conflict) });
    const sent = (): Promise<void> => this.#typing.sent();
    this.changes = computedChanges({ ...this, drafts, sent, link: (change) => this.#typing.link(change) });
    this.saving = new Saving({
      ...this,
      ...{ drafts, sent },
      answered: this.sent,
      show: (file, text) => this.#show(file, text),
      rebase: (base) => this.#rebase(base),
      editOver: (other) => this.#editOver(other),
    });
    this.project.subscribe(() => this.steps.retain(new Set(this.project.get().files.map(({ file }) => file))));
  }

  start(): this {
    void this.#begin().then((notes) => {
      if (notes.length > 0 && this.problem.get() === '') this.problem.set(notes.join(' '));
      return this.#follow();
    });
    return this;
  }

  /** Ends what `start` has begun: nothing more is learnt of the disk. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Restores the drafts and opens the file of the address. Returns what of these could not be done. */
  async #begin(): Promise<readonly string[]> {
    const notes: string[] = [];
    await this.#try(async () => {
      this.project.set(await call('project', {}));
      notes.push(...(await restoreDrafts(this.#drafts, (state) => this.project.set(state))));
      const { files } = this.project.get();
      const { file: wanted = '' } = this.address.get();
      const entry = files.find(({ name }) => name === wanted) ?? files[0];
      if (wanted !== '' && entry?.name !== wanted) {
        notes.push(`There is no descriptor ${wanted}, which the address names. ${entry?.name ?? 'Nothing'} is open.`);
      }
      await this.openFile(entry?.file ?? '');
    });
    return notes;
  }

  openFile = (file: string): Promise<void> =>
    this.#try(async () => {
      await this.#typing.sent();
      this.#show(file, await call('read', { file }));
      this.contract.close();
      this.address.show(this.#entryOf(file)?.name ?? '');
    });

  goTo = async (position: Position): Promise<void> => {
    if (isInContract(position.file, this.project.get())) return this.#try(() => this.contract.show(position));
    if (this.#entryOf(position.file) && this.open.get()?.file !== position.file) await this.openFile(position.file);
    if (this.open.get()?.file !== position.file) return;
    this.contract.close();
    this.position.set({ ...position });
  };

  goToLine: Studio['goToLine'] = async ({ file, line, column }) => {
    const isContract = isInContract(file, this.project.get());
    if (!this.#entryOf(file) && !isContract) return;
    const { text } = await call(isContract ? 'readContract' : 'read', { file });
    await this.goTo({ file, offset: offsetOf(text, line, column), length: 0 });
  };

  showInPreview = (): void => this.shows.update((count) => count + 1);

  moveCaret = (offset: number): void => this.caret.set(offset);

  takeStep = async (kind: Step['kind']): Promise<void> => {
    const file = this.steps.next.get()[kind];
    if (file === undefined) return;
    if (this.open.get()?.file !== file) await this.openFile(file);
    if (this.open.get()?.file === file) this.step.set({ kind, file });
  };

  type = (text: string): void => this.#type(text);

  #type(text: string, step?: string): void {
    const open = this.open.get();
    if (!open || open.text === text) return;
    this.#typing.put({ ...open, text, ...(step !== undefined && { steps: [...(open.steps ?? []), step] }) });
    void this.#try(() => this.#typing.changeLinked(open.file, open.text, text));
  }

  write: Studio['write'] = ({ text, offset, step }, preservesFocus = false) => {
    const { file } = this.open.get() ?? {};
    this.#type(text, step);
    if (file !== undefined) this.position.set({ file, offset, length: 0, preservesFocus });
  };

  translate: Studio['translate'] = async ({ file, pointer }) => {
    if (this.open.get()?.file !== file) await this.openFile(file);
    if (this.open.get()?.file !== file) return;
    this.address.change({ pane: 'form' });
    this.translating.set({ file, name: nameInPointer(pointer) });
  };

  correct = async (diagnostic: Diagnostic): Promise<void> => {
    const { file, fix } = diagnostic;
    if (!fix) return;
    if (this.open.get()?.file !== file) await this.openFile(file);
    await this.sent();
    const open = this.open.get();
    const wanted = JSON.stringify(diagnostic);
    const isFound = this.project.get().diagnostics.some((one) => JSON.stringify(one) === wanted);
    if (open?.file === file && isFound) this.write({ text: applied(open.text, [fix]), offset: fix.offset });
  };

  report = (problem: string): void => this.problem.set(problem);

  sent = (): Promise<void> => this.#typing.answered();

  #entryOf(file: string): FileEntry | undefined {
    return this.project.get().files.find((entry) => entry.file === file);
  }

  #rebase(base: string): void {
    const open = this.open.get();
    if (!open) return;
    // The steps that led to the text are saved.
    const { steps: _saved, ...unsaved } = open;
    this.#typing.put({ ...unsaved, base });
  }

  #editOver({ edit, base }: FileText): void {
    const open = this.open.get();
    if (!open) return;
    this.#typing.saw(open.file, edit);
    this.#typing.put({ ...open, base });
  }

  #show(file: string, shown: FileText): void {
    const { text, base, steps } = shown;
    const replaced = (this.open.get()?.replaced ?? 0) + 1;
    this.#typing.shown(file, shown);
    this.open.set({ file, text, base, replaced, ...(steps && { steps }) });
  }

  /** Learns what happens on the disk. After a failure it waits a little before it asks again. */
  async #follow(): Promise<void> {
    let hasFailed = false;
    while (!this.#isStopped) {
      try {
        const { version } = this.project.get();
        const state = await call('wait', { version });
        if (hasFailed) this.problem.set('');
        hasFailed = false;
        if (state.version > this.project.get().version || state.version < version) {
          this.project.set(state);
          await this.#reread(state);
        }
      } catch (error) {
        hasFailed = true;
        this.problem.set(error instanceof CallFailed ? error.message : String(error));
        await new Promise((done) => setTimeout(done, 2000));
      }
    }
  }

  /** The open file follows other tabs, and without edits the disk. */
  async #reread({ files }: ProjectState): Promise<void> {
    const open = this.open.get();
    const entry = files.find(({ file }) => file === open?.file);
    if (!open || !entry || this.#typing.isPending) return;
    if (entry.isEdited && this.#typing.hasSeen(entry.file, entry.edit)) return;
    const read = await call('read', { file: open.file });
    // What was typed or opened in the meantime is newer than the answer.
    if (this.open.get() !== open || this.#typing.isPending) return;
    if (read.text !== open.text) return this.#show(open.file, read);
    this.#typing.saw(open.file, read.edit);
    this.open.set({ ...open, base: read.base });
  }

  async #try(run: () => Promise<void>): Promise<void> {
    try {
      await run();
      this.problem.set('');
    } catch (error) {
      this.problem.set(error instanceof CallFailed ? error.message : String(error));
    }
  }
}
