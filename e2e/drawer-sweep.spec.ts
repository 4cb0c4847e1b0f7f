import type { Page } from '@playwright/test';
import { hashes, story } from '../demo/data/story';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';
import { readDrawer, settled, steerSources, type Answers, type Told } from './support/sweep';

const edge_ids = ['edge-contracts-1', 'edge-contracts-2'];
const process = {
  artifactUniqueId: story.process,
  sha1: hashes.invoiceViewer,
  pid: 7312,
  fullPath: 'D:\\invoice_viewer.exe',
  eventTime: '2026-11-18T08:00:00Z',
};

/** Every type of drawer by an object of which the demo knows all. */
const objects: readonly { readonly search_type: number; readonly id: string; readonly [extra: string]: unknown }[] = [
  { search_type: 1, id: story.mail },
  { search_type: 2, id: 'pc-fin-lt-014' },
  { search_type: 3, id: hashes.invoiceViewer, edge_ids },
  { search_type: 4, id: story.url },
  { search_type: 5, id: story.domain },
  { search_type: 6, id: story.ip, extra: { port: 443, protocol: 'tcp' } },
  { search_type: 7, id: story.phone },
  { search_type: 8, id: story.laptop },
  { search_type: 9, id: story.container },
  { search_type: 10, id: story.bucket },
  { search_type: 11, id: story.user },
  { search_type: 12, id: story.loader },
  { search_type: 13, id: story.process, process },
];

/** What opens each drawer, and how the drawer is known then. */
const openings = [
  ...objects.map((detail) => ({
    event: 'console:open-drawer',
    detail,
    kind: `[data-search-type="${detail.search_type}"]`,
  })),
  {
    event: 'console:open-object-group',
    detail: { title: 'Customer contracts', payload: {} },
    kind: '[data-search-type="object-group"]',
  },
];
const tabsOfAll = 35;
/** What the opener knows of a process is shown by itself; an analysis that fails takes nothing from it. */
const handedOver = openings[12];

/** What stands where a text is missing: its key. */
const rawKey = /\b(?:UI|DRAWER|ERROR)\.[A-Z]|\b(?:drawers|panels|scales)\.[a-z]/;
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
const latin = /[A-Za-z]{2}/;
/** Names and times are the same in every language. */
const names = /^(?:MD5|SHA1|SHA256|TLSH|PID|IMEI|ASN|URL|IP|ID|[-\d]+ [:\d]+ UTC)$/;

/** Each language and each theme once with every tab; the other two with the tab that a drawer opens on. */
const looks = [
  { language: 'en', colorScheme: 'light', width: 1440, everyTab: true },
  { language: 'ja', colorScheme: 'dark', width: 1440, everyTab: true },
  { language: 'en', colorScheme: 'dark', width: 1024, everyTab: false },
  { language: 'ja', colorScheme: 'light', width: 1024, everyTab: false },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const { language, colorScheme, width, everyTab } of looks) {
  test.describe(`${language}, ${colorScheme}, ${width} wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('every drawer is accessible and in order while it loads, with data, without, and when calls fail', async ({
      page,
      open,
    }) => {
      test.setTimeout(120_000);
      await page.addInitScript((value) => localStorage.setItem('uic_language', value), language);
      await open('full', '/users/started');
      const sources = await steerSources(page);
      const show = async (how: Answers, opening: (typeof openings)[number]): Promise<void> => {
        sources.answer(how);
        await dispatch(page, opening.event, opening.detail);
        await settled(page, { kind: opening.kind, tab: undefined, waits: how === 'loading' });
      };
      const expectOrder = async (place: string): Promise<Told> => {
        await expectAccessible(page, '[data-testid="drawer"]');
        const told = await readDrawer(page);
        expect.soft(told.text, place).not.toMatch(rawKey);
        expect.soft(told.wide, place).toEqual([]);
        if (language === 'ja') expect.soft(told.words.filter(isForeign), place).toEqual([]);
        return told;
      };

      let full = 0;
      for (const how of ['data', 'empty'] as const) {
        for (const opening of openings) {
          await show(how, opening);
          for (const tab of everyTab ? await tabsOf(page) : [undefined]) {
            if (tab !== undefined) await page.locator(`[data-testid="drawer"] [data-tab="${tab}"]`).click();
            await settled(page, { kind: opening.kind, tab, waits: false });
            const place = `${opening.kind} ${tab ?? ''} ${how}`;
            const told = await expectOrder(place);
            expect.soft(told.failed, place).toBe(false);
            if (how === 'data') {
              expect.soft(told.state, place).toBe('data');
              full += 1;
            }
          }
        }
      }
      expect(full).toBe(everyTab ? tabsOfAll : openings.length);
      for (const how of ['loading', 'failed'] as const) {
        for (const opening of openings) {
          await show(how, opening);
          const told = await expectOrder(`${opening.kind} ${how}`);
          expect.soft(told.failed, opening.kind).toBe(how === 'failed' && opening !== handedOver);
        }
      }
      await sources.end();
    });
  });
}

const isForeign = (word: string): boolean => latin.test(word) && !japanese.test(word) && !names.test(word);

/** Ids of the tabs, or nothing in their place where there is one panel alone. */
async function tabsOf(page: Page): Promise<readonly (string | undefined)[]> {
  const ids = await page
    .locator('[data-testid="drawer"] [role="tab"]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-tab') ?? ''));
  return ids.length > 0 ? ids : [undefined];
}
