import { expect, test } from 'vitest';
import { applyFixes } from '~/codegen/commands/check/fixes';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const scenarios = 'descriptors/drawers/host.scenarios.json';
const text = new TextDecoder().decode(shipped.get(scenarios));
const [tab] = JSON.parse(new TextDecoder().decode(shipped.get('descriptors/drawers/host.json'))).tabs;

/** What is wrong with the scenarios after some changes of them. */
function wrongWith(change: (text: string) => string) {
  const after = change(text);
  const { diagnostics } = shippedCompiler.check(edited(shipped, scenarios, change));
  const wrong = diagnostics.filter(({ file, severity }) => file === scenarios && severity === 'error');
  return { wrong, corrected: applyFixes(after, wrong).text };
}

test('a part with another id is one error, whose correction corrects all addresses that contain it', () => {
  const count = text.split(`"tabs.${tab.id}.`).length - 1;
  expect(count).toBeGreaterThan(1);
  const { wrong, corrected } = wrongWith((before) => before.replaceAll(`"tabs.${tab.id}.`, `"tabs.${tab.id}x.`));
  expect(wrong).toMatchObject([
    { code: 'name/part', count, message: expect.stringMatching(new RegExp(`This file names .+ ${count} times\\.$`)) },
  ]);
  expect(corrected).toBe(text);
});
