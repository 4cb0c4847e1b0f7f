import { settings } from '~/generated/console/console';
import { createSessionTimers } from '~/session/timers/session-timers';
import { json, setUpClient } from '../../api-client';
import { createFakeClock, type FakeClock } from '../../fake-clock';
import { createFakePage } from '../../fake-page';

/** A server that counts idle time and session as the demo does. */
export function createServer(clock: FakeClock, { idle, session }: { readonly idle: number; readonly session: number }) {
  const limit = 900_000;
  const calls: string[] = [];
  const server = {
    idleEnd: clock.now() + idle * 1000,
    sessionEnd: clock.now() + session * 1000,
    /** Calls as they came, with seconds since the beginning. */
    calls,
    /** What is answered instead, by call. */
    instead: new Map<string, () => Response>(),
    async fetch(request: Request): Promise<Response> {
      const name = request.url.replace(/^.*\//, '');
      const time = (clock.now() - began) / 1000;
      calls.push([time, request.method, name, await request.text()].filter((part) => part !== '').join(' '));
      const instead = server.instead.get(name);
      if (instead) return instead();
      if (name === 'activeStatus') {
        server.idleEnd = clock.now() + limit;
        return json({});
      }
      const left = (end: number): number => Math.max(0, end - clock.now());
      const timeoutLeft = { idleTimeoutLeft: left(server.idleEnd), sessionTimeoutLeft: left(server.sessionEnd) };
      return json({ timeoutLeft, isFoundation: true });
    },
  };
  const began = clock.now();
  return server;
}

/** One tab with its timers. */
export function openTab(clock: FakeClock, server: ReturnType<typeof createServer>, random = () => 0) {
  const page = createFakePage();
  const log: string[] = [];
  const { client } = setUpClient([], { clock, fetch: server.fetch });
  const timers = createSessionTimers({
    ...{ client, clock, page, random },
    deadlines: settings.deadlines,
    scope: () => ({}),
    log: (line) => void log.push(line),
  });
  const shown = (): string | undefined => {
    const view = timers.view.get();
    return view && `${view.name} ${view.seconds}`;
  };
  return { page, log, timers, shown };
}

/** A tab that has started, and all around it. */
export async function setUpTab(left: { readonly idle?: number; readonly session?: number } = {}) {
  const clock = createFakeClock();
  const server = createServer(clock, { idle: left.idle ?? 900, session: left.session ?? 28_800 });
  const tab = openTab(clock, server);
  tab.timers.start();
  await clock.advance(0);
  return { clock, server, ...tab };
}
