import { ApiError } from '~/api/api-error';
import type { Client } from '~/api/client';
import { isTrue } from '~/descriptor/is-shown';
import { evaluate } from '~/descriptor/evaluate';
import type { SavedViewsPort } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isList } from '~/lib/json';
import { callPort, read, readId, readText, type PortCall } from '~/session/ports';
import { readViewState } from './read-view-state';
import { ViewConflict, type ListViews, type SavedView, type ViewDraft, type ViewStore } from './view-store';

/** The views that the server stores, by the operations that the port names. */
export function createServerViews(port: SavedViewsPort, client: Pick<Client, 'request'>, session: Scope): ViewStore {
  const call = (of: PortCall, input: Readonly<Record<string, unknown>>): Promise<unknown> =>
    callPort(client, of, { ...session, input });
  const attempt = async (of: PortCall, input: Readonly<Record<string, unknown>>): Promise<void> => {
    try {
      await call(of, input);
    } catch (error) {
      throw error instanceof ApiError && error.policy.kind === 'conflict' ? new ViewConflict() : error;
    }
  };
  const inputOf = (list: string, { name, isShared: shared, state }: ViewDraft) => ({ list, name, shared, state });
  return {
    canShare: port.shareWhen !== undefined && isTrue(port.shareWhen, session),
    read: async (list) => readViews(port, { ...session, answer: await call(port.list, { list }) }),
    async create(list, draft) {
      const answer = await call(port.create, inputOf(list, draft));
      // The answer to a new view is usually that view.
      return readId(port.list.reads.view.id, { ...session, item: answer });
    },
    change: (list, { id, version }, draft) => attempt(port.change, { ...inputOf(list, draft), id, version }),
    remove: (list, { id, version }) => attempt(port.remove, { list, id, version }),
    setDefault: (list, id) => attempt(port.setDefault, { list, id }),
  };
}

/** Reads the answer of the port. Views without an id or a name are dropped, and of one id all but the first. */
function readViews({ list: { reads } }: SavedViewsPort, scope: Scope): ListViews {
  const entries = evaluate(reads.views, scope);
  const views = new Map<string, SavedView>();
  for (const item of isList(entries) ? entries : []) {
    const view = readView(reads.view, { ...scope, item });
    if (view && !views.has(view.id)) views.set(view.id, view);
  }
  return { views: [...views.values()], defaultId: readId(reads.defaultId, scope) };
}

function readView(reads: SavedViewsPort['list']['reads']['view'], scope: Scope): SavedView | undefined {
  const id = readId(reads.id, scope);
  const name = readText(reads.name, scope);
  if (id === undefined || name === undefined) return undefined;
  return {
    id,
    name,
    owner: readText(reads.owner, scope),
    isMine: isTrue(reads.mine, scope),
    isShared: reads.shared !== undefined && isTrue(reads.shared, scope),
    version: readText(reads.version, scope),
    state: readViewState(read(reads.state, scope)).state,
  };
}
