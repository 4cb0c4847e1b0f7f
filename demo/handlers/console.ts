import terms from '../../public/terms.json' with { type: 'json' };
import type { Account } from '../accounts';
import { notFound, signedIn, type Handlers, type World } from '../handler';
import { menuOf } from '../menu';
import { sessionOf, touch } from '../session-clock';
import type { WireAnswer } from '../../src/generated/operations';

/** Answers about the signed-in user, the session and the settings. */
export const consoleHandlers = {
  getMenu: (call) => menuOf(signedIn(call), [...call.world.state.optedIn], call.world.state.menuEntries),
  getAuth: (call) => profileOf(signedIn(call), call.world),
  getSession: (call) => sessionOf(signedIn(call), call.world),
  reportActivity: ({ body, world }) => {
    if (body.isActive) touch(world);
    return {};
  },
  setLanguage: (call) => {
    call.world.state.languages.set(signedIn(call).id, call.body.lang);
    return {};
  },
  getLandingPage: (call) => ({ id: signedIn(call).landingPage }),
  getPreviewFeature: ({ path, world }) => {
    const feature = world.data.previews.get(path.key);
    if (feature === undefined) return notFound(`Feature ${path.key}`);
    return { ...feature, optIn: world.state.optedIn.has(path.key) };
  },
  setPreviewFeature: ({ path, body, world }) => {
    if (!world.data.previews.has(path.key)) return notFound(`Feature ${path.key}`);
    if (body.optIn) optIn(world.state, path.key);
    else world.state.optedIn.delete(path.key);
    return {};
  },
  enableAdvancedFunction: () => ({}),
  getTerms: () => terms,
  acceptTerms: (call) => {
    call.world.state.acceptedTerms.add(signedIn(call).id);
    return {};
  },
  sendSupportForm: ({ body, world }) => {
    world.state.supportCases.push(body);
    return {};
  },
  getWhitelabel: ({ path }) => ({ data: { email: `support@${path.partnerId}.example` } }),
} satisfies Handlers<
  | 'getMenu'
  | 'getAuth'
  | 'getSession'
  | 'reportActivity'
  | 'setLanguage'
  | 'getLandingPage'
  | 'getPreviewFeature'
  | 'setPreviewFeature'
  | 'enableAdvancedFunction'
  | 'getTerms'
  | 'acceptTerms'
  | 'sendSupportForm'
  | 'getWhitelabel'
>;

/** Opts in; what the control page says of the flag gives way. */
function optIn(state: World['state'], key: string): void {
  state.optedIn.add(key);
  const { [key]: _, ...flags } = state.access.flags ?? {};
  state.access = { ...state.access, flags };
}

/** The profile of an account under the overrides of the control page. */
function profileOf(account: Account, { state }: World): WireAnswer<'getAuth'> {
  const { flags, permissions, profile, ...switches } = state.access;
  const own = account.profile;
  const optedIn = Object.fromEntries([...state.optedIn].map((key) => [key, 1]));
  const timeZone = state.timeZones.get(account.id);
  return {
    ...own,
    // The hash tells the console that its settings have changed.
    ...(timeZone !== undefined && {
      consoleSettings: { hash: `${own.consoleSettings?.hash}-${timeZone}`, timeZone },
    }),
    ...profile,
    advancedInfo: {
      ...own.advancedInfo,
      ...profile?.advancedInfo,
      ...(state.acceptedTerms.has(account.id) && { showMSPTermsPopup: false }),
    },
    access: {
      ...own.access,
      ...switches,
      flagsState: { ...own.access.flagsState, ...optedIn, ...flags },
      permissions: { ...own.access.permissions, ...permissions },
    },
  };
}
