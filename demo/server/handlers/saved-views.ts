import {
  changeView,
  removeView,
  saveView,
  setDefault,
  viewFor,
  viewsFor,
  type Caller,
  type StoredView,
} from '../../company/saved-views/work';
import { versionOf } from '../../company/versions';
import { notFound, refusedVersion, signedIn, type Call, type Handlers } from '../handler';
import { authorOf, refusalWithout } from '../rights';

const SHARE = 'savedView.share';

/** Answers about saved views of lists. */
export const savedViewHandlers = {
  savedViewList: (call) => ({ data: viewsFor(call.world.state.savedViews, callerOf(call), call.query.list) }),
  createSavedView: (call) => {
    const refusal = call.body.shared ? refusalWithout(call, SHARE) : undefined;
    if (refusal) return refusal;
    const caller = callerOf(call);
    return { data: viewFor(saveView(call.world.state.savedViews, caller, call.body), caller) };
  },
  changeSavedView: (call) => {
    const view = ownView(call, call.path.id);
    if (!view) return notFound(call.path.id);
    const isNewlyShared = call.body.shared && !view.shared;
    const refusal =
      (isNewlyShared ? refusalWithout(call, SHARE) : undefined) ?? refusedVersion(call.header, versionOf(view));
    if (refusal) return refusal;
    return { data: viewFor(changeView(call.world.state.savedViews, view, call.body), callerOf(call)) };
  },
  deleteSavedView: (call) => {
    const view = ownView(call, call.path.id);
    if (!view) return notFound(call.path.id);
    const refusal = refusedVersion(call.header, versionOf(view));
    if (refusal) return refusal;
    removeView(call.world.state.savedViews, view);
    return {};
  },
  setDefaultView: (call) => {
    const { savedViews } = call.world.state;
    const caller = callerOf(call);
    const { id } = call.body;
    const isKnown = viewsFor(savedViews, caller, call.path.list).views.some((view) => view.id === id);
    if (id !== null && !isKnown) return notFound(id);
    setDefault(savedViews, caller, call.path.list, id);
    return {};
  },
} satisfies Handlers<'savedViewList' | 'createSavedView' | 'changeSavedView' | 'deleteSavedView' | 'setDefaultView'>;

type AccountCall = Pick<Call<'savedViewList'>, 'account' | 'world'>;

function callerOf(call: AccountCall): Caller {
  const { id, profile } = signedIn(call);
  return { account: id, owner: authorOf(call), company: profile.companyName ?? '' };
}

/** A view that the caller has saved. */
function ownView(call: AccountCall, id: string): StoredView | undefined {
  const { id: account } = signedIn(call);
  return call.world.state.savedViews.views.find((view) => view.id === id && view.account === account);
}
