import terms from '~/public/terms.json' with { type: 'json' };
import { notFound, signedIn, type Handlers, type World } from '../handler';
import { menuOf } from '../menu/menu';
import { profileOf } from '../profile';
import { sessionOf, touch } from '../session-clock';

/** Answers about the signed-in user, the session and the settings. */
export const consoleHandlers = {
  getMenu: (call) => {
    const { menu, state } = call.world;
    return menuOf(menu, signedIn(call), [...state.optedIn], state.menuEntries);
  },
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

/** Opts in, and removes an override of the flag that the control page has set. */
function optIn(state: World['state'], key: string): void {
  state.optedIn.add(key);
  const { [key]: _, ...flags } = state.access.flags ?? {};
  state.access = { ...state.access, flags };
}
