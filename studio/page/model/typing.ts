import type { Calls, FileText, ProjectState } from '../../protocol';
import { call, CallFailed, problemOf } from './call';
import { rememberEdit, type Drafts } from './drafts';
import { LinkedChanges, type LinkedChange } from './linked-changes';
import type { Conflict, OpenFile } from './open-file';
import { Outbox } from './outbox';

/** What of the page typing changes. */
export interface TypingPage {
  readonly open: { get(): OpenFile | undefined; set(open: OpenFile): void };
  readonly project: { set(state: ProjectState): void };
  readonly drafts: Pick<Drafts, 'put' | 'forget'>;
  report(problem: string): void;
  /** Asks which text stays, because another tab has edited the file too. */
  onConflict(conflict: Conflict): void;
}

/** Sends what is typed to the server, and remembers it in the browser until it is saved. */
export class Typing {
  readonly #page: TypingPage;
  /** The revision of the edit of each file that this page has seen last. */
  readonly #seen = new Map<string, string>();
  readonly #outbox = new Outbox<OpenFile>((typed) => this.#deliver(typed));
  readonly #linked = new LinkedChanges();
  #problem = '';

  constructor(page: TypingPage) {
    this.#page = page;
  }

  /** Whether the server does not know yet what is in the editor. */
  get isPending(): boolean {
    return this.#outbox.isPending;
  }

  /** Takes an edit of the open file, remembers it and sends it. */
  put(typed: OpenFile): void {
    this.#page.open.set(typed);
    const { file, text, base, steps } = typed;
    void this.#page.drafts.put({ file, text, base, ...(steps && { steps }) });
    this.#outbox.put(typed);
  }

  /** Another text is shown in place of what was typed. */
  shown(file: string, text: FileText): void {
    this.#outbox.clear();
    this.saw(file, text.edit);
  }

  /** The page has seen an edit of a file, or that it has none. */
  saw(file: string, edit: string | undefined): void {
    if (edit === undefined) this.#seen.delete(file);
    else this.#seen.set(file, edit);
  }

  /** Whether the page has seen an edit of a file. */
  hasSeen(file: string, edit: string | undefined): boolean {
    return this.#seen.get(file) === edit;
  }

  /** Waits until the server has answered about what was typed. */
  async answered(): Promise<void> {
    await this.#outbox.sent();
  }

  /** Waits until the server knows what was typed. Throws if it does not take it. */
  async sent(): Promise<void> {
    if (!(await this.#outbox.sent())) throw new CallFailed(this.#problem);
  }

  /** Remembers that other files have changed with one. */
  link(change: LinkedChange): void {
    this.#linked.record(change);
  }

  /** If a step that changed several files is taken back or done again in one, changes the others too. */
  async changeLinked(file: string, before: string, text: string): Promise<void> {
    for (const { file: other, from, to, step } of this.#linked.following(file, before, text)) {
      const { text: current, base, edit } = await call('read', { file: other });
      if (current !== from) continue;
      this.saw(other, edit);
      const problem = await this.#edit({ file: other, text: to, base, ...(step !== undefined && { step }) });
      if (problem !== undefined) throw new CallFailed(problem);
      await rememberEdit(this.#page.drafts, other);
    }
  }

  async #deliver(typed: OpenFile): Promise<boolean> {
    const { file, text, base, steps } = typed;
    const problem = await problemOf(() => this.#edit({ file, text, base, ...(steps && { steps }) }));
    this.#problem = problem ?? '';
    this.#page.report(this.#problem);
    return problem === undefined;
  }

  async #edit(edit: Omit<Calls['edit']['sends'], 'known'>): Promise<string | undefined> {
    const { file, text } = edit;
    const known = this.#seen.get(file);
    const answer = await call('edit', { ...edit, ...(known !== undefined && { known }) });
    if ('conflict' in answer) {
      this.#page.onConflict({ file, theirs: answer.conflict });
      return `Another tab has edited ${file} too.`;
    }
    this.#page.project.set(answer);
    const entry = answer.files.find((one) => one.file === file);
    this.saw(file, entry?.edit);
    const open = this.#page.open.get();
    const isNewest = open?.file !== file || open.text === text;
    // The text on the disk is no edit: restored, it would undo what others change there.
    if (entry?.isEdited === false && isNewest) await this.#page.drafts.forget(file);
    return undefined;
  }
}
