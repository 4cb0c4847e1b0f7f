import type { EarlierEdit, FileText, ProjectState } from '../../protocol';
import { call, problemOf } from './call';

/** An edit that is kept in the browser until it is saved. */
export interface Draft {
  readonly file: string;
  readonly text: string;
  /** The revision on the disk that it began with. */
  readonly base: string;
  /** Whether the edit deletes the file. */
  readonly isDeleted?: true;
  /** The step in which other files were edited too. */
  readonly step?: string;
  /** The steps of other files that led to the text. */
  readonly steps?: readonly string[];
  /** The edits that it took the place of, the first one first. */
  readonly before?: readonly EarlierEdit[];
}

/** The edits that are not saved, in the database of the browser: they survive a reload and the end of the server. */
export interface Drafts {
  all(): Promise<readonly Draft[]>;
  put(draft: Draft): Promise<void>;
  forget(file: string): Promise<void>;
}

const table = 'drafts';

/**
 * Opens the drafts of a project: consoles that are served at the same address one after the other have the same
 * database. In a browser without one nothing is kept.
 */
export function openDrafts(database: IDBFactory, project: string): Drafts {
  const opened = open(database, `descry-studio-${project}`).catch(() => undefined);
  const run = async <T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>) => {
    const connection = await opened;
    return connection && (await settled(request(connection.transaction(table, mode).objectStore(table))));
  };
  return {
    all: async () => (await run<Draft[]>('readonly', (store) => store.getAll())) ?? [],
    put: async (draft) => void (await run('readwrite', (store) => store.put(draft))),
    forget: async (file) => void (await run('readwrite', (store) => store.delete(file))),
  };
}

/**
 * Gives the server the drafts that it does not know: those of before it was started. A draft that the server refuses,
 * because its file belongs to a root that the console no longer has, stays in the browser. Returns a sentence about
 * each of these.
 */
export async function restoreDrafts(
  drafts: Drafts,
  onChange: (state: ProjectState) => void,
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const draft of await drafts.all()) {
    const problem = await problemOf(() => restore(draft, drafts, onChange));
    if (problem !== undefined) refused.push(`An edit of ${draft.file} stays in this browser. ${problem}`);
  }
  return refused;
}

/** Remembers the edit that the server has of a file, or forgets the draft if there is none. */
export async function rememberEdit(drafts: Pick<Drafts, 'put' | 'forget'>, file: string): Promise<void> {
  const text = await call('read', { file });
  await (text.edit === undefined ? drafts.forget(file) : drafts.put(draftOf(file, text)));
}

/** What is remembered of an edit: all but what only the server needs. */
export function draftOf(file: string, { saved: _saved, edit: _edit, ...text }: FileText): Draft {
  return { file, ...text };
}

async function restore(draft: Draft, drafts: Drafts, onChange: (state: ProjectState) => void): Promise<undefined> {
  const { file, base, text, step, steps, isDeleted, before = [] } = draft;
  const known = await call('read', { file }).catch((): undefined => undefined);
  if (step !== undefined && known?.step === step) return;
  // A file that has changed on the disk since stays.
  const isUnchanged = (known?.base ?? '') === base;
  if (isDeleted && !isUnchanged) await drafts.forget(file);
  else if (!isDeleted && known?.text === text) await drafts.forget(known.saved === undefined ? file : '');
  else if (isDeleted || known?.saved === undefined) {
    const send = async (edit: EarlierEdit): Promise<void> => {
      const state = await call('edit', { file, base, ...edit });
      if ('files' in state) onChange(state);
    };
    for (const earlier of before) await send(earlier);
    const inStep = step === undefined ? {} : { step };
    if (isDeleted) onChange(await call('delete', { file, withRoutes: false, ...inStep }));
    else await send({ text, ...inStep, ...(steps && { steps }) });
  }
}

function open(database: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = database.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, { keyPath: 'file' }));
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('The database failed.')));
  });
}
