import type { ViewState } from './read-view-state';

/** A view that somebody has saved. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Whether the user saved it, and can change it. */
  readonly isMine: boolean;
  /** Name of the person who saved it. */
  readonly owner: string | undefined;
  readonly isShared: boolean;
  /** What names its version when it is changed. */
  readonly version: string | undefined;
  readonly state: ViewState;
}

/** The views of a list that the user can open. */
export interface ListViews {
  readonly views: readonly SavedView[];
  /** Id of the view with which the list opens. */
  readonly defaultId: string | undefined;
}

/** What is saved under a name. */
export interface ViewDraft {
  readonly name: string;
  readonly isShared: boolean;
  readonly state: ViewState;
}

/** A change of a view that another tab or person has changed or deleted meanwhile. */
export class ViewConflict extends Error {
  override readonly name = 'ViewConflict';
}

/**
 * What stores the views of lists. A failed call rejects with an `ApiError`, a change of an old version with a
 * `ViewConflict`.
 */
export interface ViewStore {
  /** Whether the user may share views. */
  readonly canShare: boolean;
  read(list: string): Promise<ListViews>;
  /** Gives the id of the new view, if it is known. */
  create(list: string, draft: ViewDraft): Promise<string | undefined>;
  /** Changes a view. Without a version any version is changed. */
  change(list: string, view: Pick<SavedView, 'id' | 'version'>, draft: ViewDraft): Promise<void>;
  remove(list: string, view: Pick<SavedView, 'id' | 'version'>): Promise<void>;
  /** Chooses the view with which a list opens; without an id none. */
  setDefault(list: string, id: string | undefined): Promise<void>;
}
