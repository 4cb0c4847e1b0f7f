import { measureFrames, turnWheel } from '../frames';
import { control, settled, type World } from '../world';

const nodes = 10_000;

/** A process whose place in the tree follows from its number: each has up to four children. */
function node(index: number) {
  return {
    id: `process-${index}`,
    parentId: index === 0 ? null : `process-${Math.floor((index - 1) / 4)}`,
    name: `worker_${index}.exe`,
    pid: index,
    commandLine: `C:\\Program Files\\Workers\\worker_${index}.exe --queue ${index % 40} --parent ${index >> 2}`,
    verdict: index % 50 === 0 ? 'suspicious' : 'normal',
    endpointId: 'ep-1',
    endpointName: 'BENCH-01',
    userId: 'usr-1',
    userName: 'Maria Keller',
    started: new Date(Date.UTC(2026, 10, 20) + index * 1000).toISOString(),
    ended: null,
    techniques: [],
    process: { pid: index },
  };
}

/** Opens the page of a process with a tree of 10,000, scrolls through it, filters it and folds it. Milliseconds. */
export async function openTree(world: World, slower: number) {
  const page = await settled(world, world.shipped, slower);
  const all = Array.from({ length: nodes }, (_, index) => node(index));
  await control(world, 'next', { operation: 'processTree', body: { data: { process: all[0], nodes: all } } });
  const waitFor = async (part: string): Promise<number> => {
    const began = Date.now();
    await page.locator(part).first().waitFor();
    return Date.now() - began;
  };
  const tree = '[data-field="processes"] table';
  await page.evaluate(() => {
    location.hash = '#/app/threat-hunting/process-0';
  });
  const drawn = await waitFor(`${tree}[aria-rowcount="${nodes + 1}"] tr[data-item="1"]`);
  const frames = await measureFrames(page);
  await page.locator(`${tree} tr[data-item="0"]`).hover();
  await turnWheel(page, 120, 900);
  const { long, longest } = await frames();
  await page.getByRole('searchbox', { name: 'Filter the tree' }).fill('worker_9999');
  const filtered = await waitFor(`${tree} tr[data-item="9999"]`);
  await page.getByRole('searchbox', { name: 'Filter the tree' }).fill('');
  await waitFor(`${tree}[aria-rowcount="${nodes + 1}"]`);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  const folded = await waitFor(`${tree}[aria-rowcount="2"]`);
  await page.context().close();
  return {
    'to first rows ms': drawn,
    'filtered ms': filtered,
    'folded ms': folded,
    'frames over 50 ms': long,
    'longest frame ms': longest,
  };
}
