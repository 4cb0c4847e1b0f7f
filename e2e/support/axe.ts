import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { blueprintSheet, findCutSelectors, findMatching } from './cut-styles';

declare const axe: { run(scope: ElementContext, options: RunOptions): Promise<AxeResults> };

/** The library as a script; the unminified one of its module takes a page twice as long to read. */
const script = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** The rows of a list from the fifth on: all rows have the same elements, and axe is slow. */
const furtherRows = '[data-testid="list"] tbody tr:nth-child(n + 5)';

/** The rules about colors: no other one depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds nothing in the page, or in one part of it, in the theme that it has, and that the page lacks
 * no rule of Blueprint that the build has cut.
 */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  await expectStyled(page);
  expect(await violations(page, scope)).toEqual([]);
}

/**
 * Expects that axe finds nothing in a page that follows the theme of the system, or in one part of it, in both themes.
 * Only the rules about colors run in the dark one.
 */
export async function expectAccessibleInBothThemes(page: Page, scope?: string): Promise<void> {
  await expectAccessible(page, scope);
  await changeTheme(page, 'dark');
  expect(await violations(page, scope, colorRules), 'in the dark theme').toEqual([]);
  await changeTheme(page, 'light');
}

let cutSelectors: readonly string[] | undefined;

/** Expects that no element of the console matches a selector of Blueprint that the build has cut. */
async function expectStyled(page: Page): Promise<void> {
  if ((await page.locator('[data-testid="shell"]').count()) === 0) return;
  cutSelectors ??= await page.evaluate(findCutSelectors, [blueprintSheet]);
  expect(await page.evaluate(findMatching, [...cutSelectors]), 'rules of Blueprint that the build lacks').toEqual([]);
}

/** Expects that axe finds nothing in one part of the page but colors, which other tests look at. */
export async function expectAccessibleBesideColors(page: Page, scope: string): Promise<void> {
  await expectStyled(page);
  expect(await violations(page, scope, colorRules, false)).toEqual([]);
}

/** Expects that axe finds nothing in the colors of a page, or of one part of it, in the theme that it has. */
export async function expectReadableColors(page: Page, scope?: string): Promise<void> {
  expect(await violations(page, scope, colorRules)).toEqual([]);
}

/** Changes the theme of the system and waits until the page has it. */
export async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-bp-color-scheme', theme);
}

/** What axe finds in a page, or in one part of it: by all rules, by some of them alone, or by all others. */
export async function violations(
  page: Page,
  scope?: string,
  rules: readonly string[] = [],
  isEnabled = true,
): Promise<readonly string[]> {
  // A script tag would be refused by the policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const found = await page.evaluate(
    async ([part, leftOut, named, enabled]) => {
      const options: RunOptions = {
        resultTypes: ['violations'],
        // It would fetch and read all style sheets and media for rules that are off or about media.
        preload: false,
        // axe leaves the size of targets (WCAG 2.5.8) out unless it is asked for.
        ...(enabled && named.length > 0
          ? { runOnly: [...named] }
          : {
              rules: {
                'target-size': { enabled: true },
                ...Object.fromEntries(named.map((rule) => [rule, { enabled: false }])),
              },
            }),
      };
      return (await axe.run({ include: [part], exclude: [leftOut] }, options)).violations;
    },
    [scope ?? 'html', furtherRows, rules, isEnabled] as const,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  );
}
