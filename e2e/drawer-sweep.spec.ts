import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleBesideColors, expectReadableColors } from './support/axe';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';
import { type DrawerOpening, drawerOpenings, tabsOfAllDrawers } from './support/drawer-objects';
import { readDrawer, settled, steerSources, type Answers, type DrawerReading } from './support/sweep';

/** The facts of a process come from the opening event, so a failed analysis leaves them on screen. */
const passedDrawer = drawerOpenings[12];

/** A message key, which is shown when the text is missing. */
const rawKey = /\b(?:UI|DRAWER|ERROR)\.[A-Z]|\b(?:drawers|panels|scales)\.[a-z]/;
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
const latin = /[A-Za-z]{2}/;
/** Names and times are the same in every language. */
const names = /^(?:MD5|SHA1|SHA256|TLSH|PID|IMEI|ASN|URL|IP|ID|[-\d]+ [:\d]+)$/;

/** Each language, each theme and each width once. */
const themes = [
  { language: 'en', colorScheme: 'light', width: 1440 },
  { language: 'ja', colorScheme: 'dark', width: 1024 },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const { language, colorScheme, width } of themes) {
  test.describe(`${language}, ${colorScheme}, ${width} wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('every drawer is accessible and in order while it loads, with data, without, and when calls fail', async ({
      page,
      open,
    }) => {
      test.setTimeout(240_000);
      await page.addInitScript((value) => localStorage.setItem('uic_language', value), language);
      await open('full', '/users/started');
      const sources = await steerSources(page);
      const show = async (how: Answers, opening: DrawerOpening): Promise<void> => {
        sources.answer(how);
        await dispatch(page, opening.event, opening.detail);
        await settled(page, { kind: opening.kind, tab: undefined, isWaiting: how === 'loading' });
      };
      const expectOrder = async (where: string, how: Answers, opening: DrawerOpening): Promise<DrawerReading> => {
        const drawer = '[data-testid="drawer"]';
        // Themes differ in colors only, and panels without data have the same colors in every drawer.
        const hasColors = how === 'data' || opening === drawerOpenings[0];
        if (colorScheme === 'dark') await (hasColors && expectReadableColors(page, drawer));
        else await (hasColors ? expectAccessible : expectAccessibleBesideColors)(page, drawer);
        const shown = await readDrawer(page);
        expect.soft(shown.text, where).not.toMatch(rawKey);
        expect.soft(shown.wide, where).toEqual([]);
        if (language === 'ja') expect.soft(shown.words.filter(isForeign), where).toEqual([]);
        return shown;
      };

      let full = 0;
      for (const how of ['data', 'empty'] as const) {
        for (const opening of drawerOpenings) {
          await show(how, opening);
          for (const tab of await tabsOf(page)) {
            if (tab !== undefined) await page.locator(`[data-testid="drawer"] [data-tab="${tab}"]`).click();
            await settled(page, { kind: opening.kind, tab, isWaiting: false });
            const where = `${opening.kind} ${tab ?? ''} ${how}`;
            const shown = await expectOrder(where, how, opening);
            expect.soft(shown.failed, where).toBe(false);
            if (how === 'data') {
              expect.soft(shown.state, where).toBe('data');
              full += 1;
            }
          }
        }
      }
      expect(full).toBe(tabsOfAllDrawers);
      for (const how of ['loading', 'failed'] as const) {
        for (const opening of drawerOpenings) {
          await show(how, opening);
          const shown = await expectOrder(`${opening.kind} ${how}`, how, opening);
          expect.soft(shown.failed, opening.kind).toBe(how === 'failed' && opening !== passedDrawer);
        }
      }
      await sources.end();
    });
  });
}

const isForeign = (word: string): boolean => latin.test(word) && !japanese.test(word) && !names.test(word);

/** Ids of the tabs; one undefined for a drawer with a single panel. */
async function tabsOf(page: Page): Promise<readonly (string | undefined)[]> {
  const ids = await page
    .locator('[data-testid="drawer"] [role="tab"]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-tab') ?? ''));
  return ids.length > 0 ? ids : [undefined];
}
