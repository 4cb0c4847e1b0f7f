import { firstPage } from '../model/menu';
import { hasPage, type PeerName } from '../peers';
import type { Measured } from './rows';
import { cpu, visit, type Site, type Visit } from './visit';

/** The shell, until the first page of its menu can be seen and the browser is idle. */
export async function measureLoad(site: Site, peer: PeerName): Promise<Measured> {
  if (!hasPage(peer, 'shell')) return {};
  const full = await visit(site, { peer, name: 'shell' }, async (reached) => {
    await usableAt(reached);
    const { requests, bytes } = reached.fetched;
    return { load: await cpu(reached), loadRequests: requests, size: bytes / 1000 };
  });
  return { ...full, usable: await visit(site, { peer, name: 'shell', slower: 4 }, usableAt) };
}

function usableAt({ page }: Visit): Promise<number> {
  return page.evaluate((text) => window.watch.usable(text), firstPage);
}
