import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

declare const axe: { run(scope: string | Document, options: RunOptions): Promise<AxeResults> };

/** Theme and width of the window in which everything is swept. */
export const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 1024 },
  { colorScheme: 'dark', width: 1024 },
] as const;

/** Expects that axe finds nothing in the page, or in one part of it. */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  // A script tag would be refused by the policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(
    (part) => axe.run(part ?? document, { resultTypes: ['violations'] }),
    scope,
  );
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  );
  expect(lines).toEqual([]);
}
