/** A change of a file that changed others with it. */
export interface LinkedChange {
  readonly file: string;
  readonly before: string;
  readonly text: string;
  /** The step in which the others were edited. */
  readonly step?: string;
  readonly others: readonly { readonly file: string; readonly before: string; readonly text: string }[];
}

/** A file that has to get another text, unless it was edited since: then it has not the text `from`. */
export interface FollowingChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The step that is done again. */
  readonly step?: string;
}

/** How many changes are remembered. */
const limit = 100;

/** The changes of several files that were one step: if it is taken back in one of them, it is in the others too. */
export class LinkedChanges {
  #changes: readonly LinkedChange[] = [];

  record(change: LinkedChange): void {
    if (change.others.length > 0) this.#changes = [...this.#changes, change].slice(-limit);
  }

  /** What the other files get when a file gets another text: something only if that is a step back or forth. */
  following(file: string, before: string, text: string): readonly FollowingChange[] {
    const change = this.#changes.findLast(
      (one) =>
        one.file === file &&
        ((one.text === before && one.before === text) || (one.before === before && one.text === text)),
    );
    if (!change) return [];
    const isBack = change.before === text;
    return change.others.map((other) => ({
      file: other.file,
      from: isBack ? other.text : other.before,
      to: isBack ? other.before : other.text,
      ...(!isBack && change.step !== undefined && { step: change.step }),
    }));
  }
}
