import type { Answer, Body } from '~/generated/contract/operations';
import { revised, versionOf } from '../versions';

type SavedView = Answer<'savedViewList'>['views'][number];

/** A view that somebody has saved. */
export interface StoredView extends Pick<SavedView, 'id' | 'name' | 'shared' | 'state'> {
  readonly list: string;
  /** Id of the account. */
  readonly account: string;
  readonly owner: string;
  readonly company: string;
  /** How often it was saved. */
  readonly revision: number;
}

/** The saved views of everyone, and the default views. */
export interface SavedViewWork {
  views: readonly StoredView[];
  /** Number of views that were ever saved. */
  saved: number;
  /** Ids of default views by account and list. */
  readonly defaults: Map<string, string>;
}

/** The views that are saved when the demo starts. */
const authored: readonly StoredView[] = [
  {
    id: 'view-1',
    list: 'workbench',
    name: 'Critical and high, not closed',
    account: 'full',
    owner: 'Ada Lindholm',
    company: 'Halden Optics',
    shared: true,
    revision: 1,
    state: { filters: { severity: ['critical', 'high'], status: ['new', 'inProgress'] }, sort: '-score' },
  },
];

/** The views at the start of the demo. */
export function createSavedViewWork(): SavedViewWork {
  return { views: authored, saved: authored.length, defaults: new Map() };
}

/** Who calls: the id of the account, the name of the person, and the company. */
export type Caller = Pick<StoredView, 'account' | 'owner' | 'company'>;

/** The views of a list that a caller can open, and that with which the list opens. */
export function viewsFor(work: SavedViewWork, caller: Caller, list: string): Answer<'savedViewList'> {
  const isOpen = (view: StoredView): boolean =>
    view.account === caller.account || (view.shared && view.company === caller.company);
  const views = work.views.filter((view) => view.list === list && isOpen(view));
  const defaultId = work.defaults.get(keyOf(caller, list));
  return {
    views: views.map((view) => viewFor(view, caller)).toSorted((left, right) => left.name.localeCompare(right.name)),
    defaultId: views.find(({ id }) => id === defaultId)?.id ?? null,
  };
}

/** A view as its caller sees it. */
export function viewFor(view: StoredView, caller: Caller): SavedView {
  const { id, name, owner, shared, state } = view;
  return { id, name, owner, mine: view.account === caller.account, shared, version: versionOf(view), state };
}

/** Saves a new view. */
export function saveView(work: SavedViewWork, caller: Caller, body: Body<'createSavedView'>): StoredView {
  work.saved += 1;
  const view: StoredView = { ...body, ...caller, id: `view-${work.saved}`, revision: 1 };
  work.views = [...work.views, view];
  return view;
}

/** Changes a view. */
export function changeView(work: SavedViewWork, view: StoredView, body: Body<'changeSavedView'>): StoredView {
  const changed: StoredView = { ...revised(view), ...body };
  work.views = work.views.map((one) => (one === view ? changed : one));
  return changed;
}

/** Removes a view. */
export function removeView(work: SavedViewWork, view: StoredView): void {
  work.views = work.views.filter((one) => one !== view);
}

/** Chooses the view with which a list opens for a caller; null for none. */
export function setDefault(work: SavedViewWork, caller: Caller, list: string, id: string | null): void {
  const key = keyOf(caller, list);
  if (id === null) work.defaults.delete(key);
  else work.defaults.set(key, id);
}

function keyOf({ account }: Caller, list: string): string {
  return `${account} ${list}`;
}
