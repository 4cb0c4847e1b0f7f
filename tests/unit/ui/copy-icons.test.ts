import duplicate from '@blueprintjs/icons/lib/esm/generated/16px/paths/duplicate';
import shield from '@blueprintjs/icons/lib/esm/generated/16px/paths/shield';
import tick from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/styles/values.css', 'utf8');

test.each([
  ['copying', '.descry-copy::before', duplicate],
  ['copying without danger', ".descry-copy[data-action='copy-defanged']::before", shield],
  ['having copied', '.descry-copy[data-copied]::before', tick],
])('the style sheet draws the icon of Blueprint for %s', (_meaning, selector, [path]) => {
  const rule = css.slice(css.indexOf(selector), css.indexOf('}', css.indexOf(selector)));
  expect(rule).toContain(`'${path}'`);
});
