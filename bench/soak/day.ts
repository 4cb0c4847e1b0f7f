import type { Page } from '@playwright/test';
import { watchProblems } from '../../e2e/support/problems';
import { goTo, shippedScreens } from '../../e2e/support/screens';
import { control, signedIn, usable, type World } from '../world';
import { refreshSession } from './refresh-session';
import { compareMemory, memoryOf, type SoakReport } from './memory';

/** Seconds by which the clock of the page advances at once: less than a call may take. */
const stepSeconds = 20;

/** The number of unread notifications that the backend tells when the day is over. */
const unreadAtEnd = 77;

/**
 * Lets hours pass by the clock of a page in which somebody works: the session is asked for, the live channel is kept
 * open and breaks once an hour, notifications come, and another screen is opened every ten minutes. `pass` advances the
 * clock of the backend.
 */
export async function passDay(world: World, hours: number, pass: (milliseconds: number) => void): Promise<SoakReport> {
  const page = await signedIn(world, 1);
  const problems = await watchProblems(page.context());
  const calls = countCalls(page);
  await page.clock.install({ time: Date.now() });
  await page.goto(`${world.shipped}/#/users/started`, { waitUntil: 'networkidle' });
  await usable(page);
  const memory = await memoryOf(page);
  const steps = (hours * 3600) / stepSeconds;
  // Every screen is opened once before it counts, so that all code and answers have come.
  let opened = 0;
  const work = async (): Promise<void> => {
    await refreshSession(world);
    await control(world, 'notifications', { informative: opened % 30, tasks: opened % 7 });
    await control(world, 'push', { message: opened % 30 });
    await control(world, 'push', { message: { type: 'caseUpdated', id: `case-${opened}` } });
    await page.mouse.move(300 + (opened % 50), 200);
    await goTo(page, shippedScreens[opened % shippedScreens.length]?.path ?? '/');
    opened += 1;
  };
  // The clock of the page may be ahead of this process by the time that a call to the page takes.
  await page.clock.pauseAt(Date.now() + 60_000);
  pass(60_000);
  for (const _ of shippedScreens) {
    await work();
    await advance(page, calls, pass);
  }
  const rest = async () => {
    await goTo(page, '/users/started');
    await advance(page, calls, pass);
    return memory();
  };
  const before = await rest();
  for (let step = 0; step < steps; step += 1) {
    const minute = (step * stepSeconds) / 60;
    if (minute % 10 === 0) await work();
    if (minute % 60 === 30) await control(world, 'disconnect', {});
    await advance(page, calls, pass);
  }
  const after = await rest();
  await control(world, 'push', { message: unreadAtEnd });
  await advance(page, calls, pass);
  const isLive = (await page.getByTestId('notifications').textContent())?.includes(String(unreadAtEnd)) === true;
  const isSignedIn = await page.getByTestId('shell').isVisible();
  const { counts, failures } = compareMemory(before, after);
  const connections = world.backend.app.hub.connections.length;
  await page.context().close();
  return {
    name: `${hours} hours by the clock of the page`,
    counts: { 'calls sent': calls.sent(), 'live connections': connections, ...counts },
    failures: [
      ...failures,
      ...problems.unexpected,
      ...(isSignedIn ? [] : ['The console is not shown at the end.']),
      ...(isLive ? [] : ['A message of the live channel no longer arrives at the end.']),
      ...(connections === 1 ? [] : [`${connections} live connections are open at the end.`]),
    ],
  };
}

async function advance(page: Page, calls: Calls, pass: (milliseconds: number) => void): Promise<void> {
  pass(stepSeconds * 1000);
  await page.clock.runFor(stepSeconds * 1000);
  await calls.answered(page);
}

interface Calls {
  readonly sent: () => number;
  /** Waits until every call that was sent has been answered. */
  readonly answered: (page: Page) => Promise<void>;
}

function countCalls(page: Page): Calls {
  let sent = 0;
  let open = 0;
  page.on('request', () => {
    sent += 1;
    open += 1;
  });
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  return {
    sent: () => sent,
    answered: async (waiting) => {
      do await waiting.evaluate(() => undefined);
      while (open > 0);
    },
  };
}
