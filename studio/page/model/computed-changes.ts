import type { WantedPart } from '~/codegen/service/additions/addition';
import type { Path } from '~/codegen/language/model';
import type { Calls, ChangedParts, Created, PartsChange, ProjectState, Wanted } from '../../protocol';
import { call, problemOf } from './call';
import { rememberEdit, type Drafts } from './drafts';
import type { LinkedChange } from './linked-changes';
import type { OpenFile, WrittenText } from './open-file';

/** Changes that the server computes. All but `create` give a sentence about why nothing was made, else nothing. */
export interface ComputedChanges {
  /** Makes a descriptor of an operation and opens it; gives sentences about what of the operation it leaves out. */
  create(wanted: Wanted): Promise<{ readonly problem: string } | { readonly leftOut: readonly string[] }>;
  /** Makes scenarios for the open descriptor. */
  createScenarios(): Promise<string | undefined>;
  /** Adds a part to the open file where the caret is. */
  addPart(wanted: WantedPart): Promise<string | undefined>;
  /**
   * Moves an entry of a list in front of the one at another path, or removes it if there is none. `begin` gets the new
   * path of the part before the page shows it.
   */
  movePart(from: Path, to: Path | undefined, begin?: (path: Path) => void): Promise<string | undefined>;
  /** Writes a translation of a text into the file of its language. */
  translate(translation: Calls['translate']['sends']): Promise<string | undefined>;
}

/** What of the page they change. */
export interface ChangedPage {
  readonly open: { get(): OpenFile | undefined };
  readonly caret: { get(): number };
  readonly project: { set(state: ProjectState): void };
  readonly drafts: Pick<Drafts, 'put' | 'forget'>;
  sent(): Promise<void>;
  openFile(file: string): Promise<void>;
  write(changed: WrittenText, preservesFocus?: boolean): void;
  /** Remembers that other files have changed with the open one. */
  link(change: LinkedChange): void;
}

/** Makes files and opens the first; gives why nothing was made, and to `leaveOut` what they leave out. */
type Create = (
  make: () => Promise<Created>,
  leaveOut?: (reasons: readonly string[]) => void,
) => Promise<string | undefined>;

async function createDescriptor(create: Create, wanted: Wanted) {
  let leftOut: readonly string[] = [];
  const problem = await create(
    () => call('create', wanted),
    (reasons) => (leftOut = reasons),
  );
  return problem === undefined ? { leftOut } : { problem };
}

/** Connects the changes with the page. */
export function computedChanges(page: ChangedPage): ComputedChanges {
  const openedFile = (): string => page.open.get()?.file ?? '';
  /** Begins when the server knows what was typed. */
  const change = (make: () => Promise<string | undefined>) =>
    problemOf(async () => {
      await page.sent();
      return make();
    });
  const create: Create = (make, leaveOut) =>
    change(async () => {
      const created = await make();
      if ('problem' in created) return created.problem;
      leaveOut?.(created.leftOut);
      for (const draft of created.files) await page.drafts.put(draft);
      page.project.set(await call('project', {}));
      await page.openFile(created.files[0]?.file ?? '');
      return undefined;
    });
  /** Writes a change of parts; `preservesFocus` leaves the focus where it is. */
  const writeParts = async (changed: ChangedParts, preservesFocus: boolean): Promise<void> => {
    const { file = '', text: before = '' } = page.open.get() ?? {};
    for (const other of changed.others) await rememberEdit(page.drafts, other.file);
    page.write(changed, preservesFocus);
    page.link({ ...changed, file, before });
  };
  const changeParts = (compute: () => Promise<PartsChange>, begin?: (path: Path) => void) =>
    change(async () => {
      const changed = await compute();
      if ('problem' in changed) return changed.problem;
      if (changed.path) begin?.(changed.path);
      await writeParts(changed, changed.path !== undefined);
      return undefined;
    });
  return {
    create: (wanted) => createDescriptor(create, wanted),
    createScenarios: () => create(() => call('createScenarios', { file: openedFile() })),
    addPart: (wanted) =>
      changeParts(() => call('addPart', { file: openedFile(), offset: page.caret.get(), ...wanted })),
    movePart: (from, to, begin) =>
      changeParts(() => call('movePart', { file: openedFile(), from, ...(to && { to }) }), begin),
    translate: (translation) =>
      change(async () => {
        const written = await call('translate', translation);
        await page.drafts.put(written);
        const offset = Math.max(0, written.text.indexOf(JSON.stringify(translation.address)));
        // The editor has the text too if the file is open; typing on would take the translation back otherwise.
        if (openedFile() === written.file) page.write({ text: written.text, offset }, true);
        page.project.set(await call('project', {}));
        return undefined;
      }),
  };
}
