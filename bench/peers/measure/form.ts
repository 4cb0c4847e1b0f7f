import { formInputs, formNames, type FormName } from '../model/form';
import type { PeerName } from '../peers';
import { clickOpen } from './actions';
import type { Measured } from './rows';
import { cpu, cpuUntil, visitReady, type Site } from './visit';

/** What is typed: the first keys count for nothing. */
const typed = { first: 'the q', then: 'uick brown fox jumps' };

/** Both forms: drawn, and a text typed into the first field. */
export async function measureForm(site: Site, peer: PeerName): Promise<Measured> {
  const [small, large] = formNames;
  const { drawn: smallForm, key: smallFormKey } = await measure(site, peer, small);
  const { drawn: largeForm, key: largeFormKey } = await measure(site, peer, large);
  return { smallForm, smallFormKey, largeForm, largeFormKey };
}

function measure(site: Site, peer: PeerName, name: FormName) {
  return visitReady(site, { peer, name: `form-${name}` }, async (reached) => {
    const { page } = reached;
    const drawn = await cpuUntil(reached, formInputs(name).at(-1)?.label ?? '', () => clickOpen(reached));
    await page.evaluate(() => window.peer?.input?.()?.focus());
    // As fast as people type, so that each key is drawn by itself.
    await page.keyboard.type(typed.first, { delay: 50 });
    const before = await cpu(reached);
    await page.keyboard.type(typed.then, { delay: 50 });
    await page.evaluate(() => window.watch.quiet(''));
    const key = ((await cpu(reached)) - before) / typed.then.length;
    const value = await page.evaluate(() => window.peer?.input?.()?.value);
    if (value !== typed.first + typed.then) throw new Error(`The field has "${value}".`);
    return { drawn, key };
  });
}
