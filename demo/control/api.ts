import { Hono, type Context } from 'hono';
import { accounts } from '../company/administration/accounts';
import { controlBodies } from './bodies';
import { exampleEvents } from './events';
import { isOwnPage } from '../server/own-page';
import type { World } from '../server/handler';
import { handlers } from '../server/handlers/all';
import type { JsonCheck } from '../server/json-check';
import { parseJson } from '~/lib/json';
import { scenariosOf } from './scenarios';
import type { DemoSocketHub } from '../server/socket';
import { resetState } from '../server/state';

/** Adds a route that checks its JSON body, applies one change and answers with the state. */
type AddChange = <T>(path: string, check: JsonCheck<T>, change: (body: T) => void) => void;

/**
 * The control interface below `/__demo/api`; every answer is the state, a list of calls, or `{ problems }` with 400. It
 * sets everything and names all tokens, so it answers only pages of this server, which listens at `name`, and programs.
 */
export function controlApi(world: World, hub: DemoSocketHub, name: string): Hono {
  const api = new Hono();
  const visible = () => visibleState(world, hub);
  const scenarios = scenariosOf(world.vocabulary);
  api.use(async (context, next) => refuseOthers(context, name) ?? next());
  const post: AddChange = (path, check, change) => {
    api.post(path, async (context) => {
      const body = parseJson(await context.req.text());
      if (!check.is(body)) return context.json({ problems: check.problems(body) }, 400);
      change(body);
      return context.json(visible());
    });
  };

  api.get('/scenarios', (context) => context.json(scenarios.map(({ id, area, label }) => ({ id, area, label }))));
  api.post('/scenario', async (context) => {
    const body = parseJson(await context.req.text());
    const scenario = controlBodies.scenario.is(body) ? scenarios.find(({ id }) => id === body.id) : undefined;
    if (!scenario) return context.json({ problems: ['There is no such scenario.'] }, 400);
    for (const [path, step] of scenario.steps) {
      const answer = await api.request(`/${path}`, postOf(step));
      if (!answer.ok) return answer;
    }
    return context.json(visible());
  });
  api.get('/events', (context) => context.json(exampleEvents));
  api.get('/operations', (context) => context.json(Object.keys(handlers)));
  api.get('/vocabulary', (context) => context.json(world.vocabulary));
  api.get('/state', (context) => context.json(visible()));
  addSessionChanges(post, world);
  addContentChanges(post, world);
  addLiveChannel(post, hub);
  api.post('/disconnect', (context) => {
    hub.closeAll();
    return context.json(visible());
  });
  api.post('/reset', (context) => {
    resetState(world.state);
    return context.json(visible());
  });
  api.get('/calls', (context) => context.json(world.state.calls));
  api.delete('/calls', (context) => {
    world.state.calls = [];
    return context.json(world.state.calls);
  });
  return api;
}

/** A post of JSON, the only one that the control interface takes. */
export function postOf(body: unknown): { method: 'POST'; headers: Record<string, string>; body: string } {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The answer to a request of another site; `undefined` for others. */
function refuseOthers({ req, json }: Context, name: string): Response | undefined {
  const page = { origin: req.header('origin'), host: new URL(req.url).host };
  if (!isOwnPage(page, name)) return json({ problems: ['Only pages of this server control the demo.'] }, 403);
  // A browser lets every site post text, but asks this server before it posts JSON.
  const isJson = /^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '');
  return req.method === 'POST' && !isJson ? json({ problems: ['A body must be application/json.'] }, 415) : undefined;
}

/** The part of the state that the control page and the tests read. */
function visibleState({ state }: World, hub: DemoSocketHub) {
  return {
    config: state.config,
    entries: state.entries,
    access: state.access,
    session: { idleTimeoutLeft: state.idle?.left, sessionTimeoutLeft: state.session?.left },
    notifications: state.notifications,
    banners: state.banners,
    menuEntries: state.menuEntries,
    next: state.next,
    sockets: hub.connections,
    optedIn: [...state.optedIn],
    dismissedBanners: [...state.dismissedBanners],
    languages: Object.fromEntries(state.languages),
    acceptedTerms: [...state.acceptedTerms],
    supportCases: state.supportCases,
    accounts: accounts.map(({ id, token, label, profile }) => ({ id, token, label, user: profile.user_name })),
  };
}

/** Changes of the configuration, of rights, and of the session. */
function addSessionChanges(post: AddChange, { state, now }: World): void {
  post('/config', controlBodies.config, (body) => {
    state.config = { ...state.config, ...body };
  });
  post('/access', controlBodies.access, (body) => {
    const { flags, permissions, profile } = state.access;
    state.access = {
      ...state.access,
      ...body,
      flags: { ...flags, ...body.flags },
      permissions: { ...permissions, ...body.permissions },
      profile: {
        ...profile,
        ...body.profile,
        advancedInfo: { ...profile?.advancedInfo, ...body.profile?.advancedInfo },
      },
    };
    if (body.profile?.advancedInfo?.showMSPTermsPopup !== undefined) state.acceptedTerms.clear();
  });
  post('/session', controlBodies.session, ({ idleTimeoutLeft, sessionTimeoutLeft }) => {
    if (idleTimeoutLeft !== undefined) state.idle = { left: idleTimeoutLeft, at: now() };
    if (sessionTimeoutLeft !== undefined) state.session = { left: sessionTimeoutLeft, at: now() };
  });
}

/** Changes of what the operations answer. */
function addContentChanges(post: AddChange, { state, now }: World): void {
  post('/notifications', controlBodies.notifications, ({ items, ...body }) => {
    const timed = items?.map((item) => ({ time: now(), ...item }));
    state.notifications = { ...state.notifications, ...body, ...(timed && { items: timed }) };
  });
  post('/banners', controlBodies.banners, (body) => {
    state.banners = { ...state.banners, ...body };
    // A license banner that is set again must appear even if it was dismissed before.
    if (body.license) state.dismissedBanners.clear();
  });
  post('/entries', controlBodies.entries, ({ hostile }) => {
    state.entries = { ...state.entries, hostile };
  });
  post('/menu', controlBodies.menu, ({ entries }) => {
    state.menuEntries = entries;
  });
  post('/next', controlBodies.next, (body) => {
    state.next.push(body);
  });
}

/** Messages of the live channel. */
function addLiveChannel(post: AddChange, hub: DemoSocketHub): void {
  post('/end-session', controlBodies.endSession, ({ account }) => {
    hub.endSessions(accounts.find(({ id }) => id === account)?.token);
  });
  post('/push', controlBodies.push, ({ message }) => {
    hub.push(message);
  });
}
