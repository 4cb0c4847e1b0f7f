import { answerFor, type Value } from './model/answer';
import { bandOf } from './model/bands';
import {
  drawerNames,
  drawerTabs,
  fieldsOf,
  firstEntries,
  lastLabel,
  type DrawerName,
  type Field,
} from './model/drawer';
import { formInputs, formNames, type FormName } from './model/form';
import { clickOpen, clickTab } from './measure/actions';
import { cpuUntil, visitReady, type Site, type Visit } from './measure/visit';
import type { PeerName } from './peers';

/** Opens every drawer with each of its tabs and every form, and throws if a label or a value is not there. */
export async function verify(site: Site, peer: PeerName): Promise<void> {
  for (const name of drawerNames) await verifyDrawer(site, peer, name);
  for (const name of formNames) await verifyForm(site, peer, name);
}

function verifyDrawer(site: Site, peer: PeerName, name: DrawerName): Promise<void> {
  const tabs = drawerTabs(name);
  const answer = answerFor(fieldsOf(tabs));
  return visitReady(site, { peer, name: `drawer-${name}` }, async (reached) => {
    await cpuUntil(reached, tabs[0]?.title ?? '', () => clickOpen(reached));
    for (const tab of tabs) {
      await cpuUntil(reached, lastLabel(tab), () => clickTab(reached, tab.title));
      const fields = fieldsOf([tab]);
      const texts = fields.flatMap((field) => [field.label, ...textsOf(field, answer[field.id] ?? null)]);
      await demandTexts(reached, texts, fields.filter(({ kind }) => kind === 'empty').length);
    }
  });
}

function verifyForm(site: Site, peer: PeerName, name: FormName): Promise<void> {
  const inputs = formInputs(name);
  return visitReady(site, { peer, name: `form-${name}` }, async (reached) => {
    await cpuUntil(reached, inputs.at(-1)?.label ?? '', () => clickOpen(reached));
    await demandTexts(
      reached,
      inputs.map(({ label }) => label),
      0,
    );
    const controls = 'input, textarea:not([aria-hidden]), select, [role="combobox"]';
    const count = await reached.page.locator(controls).count();
    if (count < inputs.length) throw new Error(`Of ${inputs.length} fields ${count} can be filled in.`);
  });
}

/** The texts that a reader of a value must find. */
function textsOf({ kind }: Field, value: Value): readonly string[] {
  switch (kind) {
    case 'badge':
      return [bandOf(Number(value)).word, String(value)];
    case 'dateTime':
      // Every peer has a way of its own to write a date; the minutes and seconds are the same in all.
      return [String(value).slice(14, 19)];
    case 'list':
      return Array.isArray(value) ? value.slice(0, firstEntries).map(String) : [];
    case 'pairs':
      return Object.entries(value ?? {}).flat();
    case 'empty':
      return [];
    default:
      return [String(value)];
  }
}

/** Throws if a text is not in the page, or if there are fewer dashes than values that are missing. */
async function demandTexts({ page }: Visit, texts: readonly string[], dashes: number): Promise<void> {
  const shown = await page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let found = 0;
    while (nodes.nextNode()) if (/^[-–]$/.test(nodes.currentNode.textContent ?? '')) found += 1;
    return { text: document.body.textContent, dashes: found };
  });
  const missing = texts.filter((text) => !shown.text.includes(text));
  if (missing.length > 0) {
    throw new Error(`${missing.length} of ${texts.length} texts are not shown: ${missing.slice(0, 5).join(', ')} ...`);
  }
  if (shown.dashes < dashes) throw new Error(`Of ${dashes} values that are missing ${shown.dashes} have a dash.`);
}
