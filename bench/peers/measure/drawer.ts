import { heapOf } from '../../heap';
import { answerFor } from '../model/answer';
import { drawerTabs, fieldsOf, lastLabel, type DrawerName } from '../model/drawer';
import type { PeerName } from '../peers';
import { clickOpen, clickTab, clickUnfold, closeDrawer } from './actions';
import type { Measured } from './rows';
import { cpuUntil, visitReady, type Site, type Visit } from './visit';

/** The drawer of 120 fields: opened, walked through and opened twice more. */
export function measureDrawer(site: Site, peer: PeerName): Promise<Measured> {
  const [first, ...others] = drawerTabs('120').map((tab) => ({ title: tab.title, last: lastLabel(tab) }));
  const last = first?.last ?? '';
  return visitReady(site, { peer, name: 'drawer-120' }, async (reached) => {
    const open = () => cpuUntil(reached, last, () => clickOpen(reached));
    const firstOpening = await open();
    const elements = await reached.page.evaluate(() => document.querySelectorAll('*').length);
    let tabs = 0;
    for (const tab of others) tabs += await cpuUntil(reached, tab.last, () => clickTab(reached, tab.title));
    await closeDrawer(reached, others.at(-1)?.last ?? '');
    await open();
    await closeDrawer(reached, last);
    const thirdOpening = await open();
    return { firstOpening, elements, tabs, thirdOpening, drawerRequests: reached.fetched.requests };
  });
}

/** The first openings of the drawers of 1,000 and 5,000 fields. */
export async function measureLong(site: Site, peer: PeerName): Promise<Measured> {
  const opened = (name: DrawerName) =>
    visitReady(site, { peer, name: `drawer-${name}` }, (reached) =>
      cpuUntil(reached, labelOf(name), () => clickOpen(reached)),
    );
  return { thousand: await opened('1000'), fiveThousand: await opened('5000') };
}

/** A list of 10,000 entries, from its first ten to all of them. */
export function measureList(site: Site, peer: PeerName): Promise<Measured> {
  return visitReady(site, { peer, name: 'drawer-list' }, async (reached) => {
    await cpuUntil(reached, labelOf('list'), () => clickOpen(reached));
    return { list: await cpuUntil(reached, hiddenEntry(), () => clickUnfold(reached)) };
  });
}

/** How much heap each of 100 openings leaves, after 20 that count for nothing. */
export function measureHeap(site: Site, peer: PeerName): Promise<Measured> {
  return visitReady(site, { peer, name: 'drawer-120' }, async (reached) => {
    const used = await heapOf(reached.page);
    await openTimes(reached, 20);
    const before = await used();
    await openTimes(reached, 100);
    return { heap: ((await used()) - before) / 100 };
  });
}

async function openTimes(reached: Visit, times: number): Promise<void> {
  const label = labelOf('120');
  await reached.page.evaluate(
    async ([wanted, count]) => {
      const has = () => document.body.textContent.includes(wanted);
      for (let time = 0; time < count; time += 1) {
        window.peer?.open()?.click();
        while (!has()) await new Promise(requestAnimationFrame);
        window.peer?.close?.()?.click();
        while (has()) await new Promise(requestAnimationFrame);
      }
    },
    [label, times] as const,
  );
  await reached.page.evaluate(() => window.watch.quiet(''));
}

function labelOf(name: DrawerName): string {
  const [first] = drawerTabs(name);
  return first ? lastLabel(first) : '';
}

/** An entry that a list does not show at first. */
function hiddenEntry(): string {
  const fields = fieldsOf(drawerTabs('list'));
  const entries = answerFor(fields)[fields.find(({ kind }) => kind === 'list')?.id ?? ''];
  return Array.isArray(entries) ? String(entries[11]) : '';
}
