import type { Browser, CDPSession, Page } from '@playwright/test';
import type { PageName, PeerName } from '../peers';
import { addWatch } from './watch';

/** A page of a peer in a new profile. */
export interface Visit {
  readonly peer: PeerName;
  readonly name: PageName;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** What has been fetched so far. */
  readonly fetched: { requests: number; bytes: number };
}

/** Where the peers can be visited. */
export interface Site {
  readonly browser: Browser;
  readonly origin: string;
}

/** A page of a peer. */
export interface Address {
  readonly peer: PeerName;
  readonly name: PageName;
  /** The processor is so many times slower. */
  readonly slower?: number;
}

/** Visits a page, does something there and closes it. */
export async function visit<Result>(
  site: Site,
  address: Address,
  act: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const { peer, name, slower = 1 } = address;
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    await addWatch(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const fetched = countFetched(page);
    await page.goto(`${site.origin}/${peer}/${name}.html`, { waitUntil: 'commit' });
    return await act({ peer, name, page, devtools, fetched });
  } catch (error) {
    throw new Error(`${peer}, ${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await context.close();
  }
}

/** Milliseconds after which a page has loaded what it does not need for its start. */
const started = 3000;

/** The same, once the page can be opened and has nothing to do. */
export function visitReady<Result>(site: Site, address: Address, act: (visit: Visit) => Promise<Result>) {
  return visit(site, address, async (reached) => {
    await reached.page.waitForFunction((time) => window.peer?.open() && performance.now() > time, started);
    await reached.page.evaluate(() => window.watch.quiet(''));
    return act(reached);
  });
}

function countFetched(page: Page) {
  const fetched = { requests: 0, bytes: 0 };
  page.on('request', (request) => {
    if (request.url().startsWith('http')) fetched.requests += 1;
  });
  page.on('response', (response) => {
    const isCode = ['script', 'stylesheet'].includes(response.request().resourceType());
    if (isCode) fetched.bytes += Number(response.headers()['content-length'] ?? 0);
  });
  return fetched;
}

/** Milliseconds that the main thread of the page has worked so far. */
export async function cpu({ devtools }: Visit): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Milliseconds that the main thread works until a text is there and the page has become quiet. */
export async function cpuUntil(reached: Visit, text: string, act: () => Promise<void>): Promise<number> {
  const before = await cpu(reached);
  await act();
  await reached.page.evaluate((wanted) => window.watch.quiet(wanted), text);
  return (await cpu(reached)) - before;
}
