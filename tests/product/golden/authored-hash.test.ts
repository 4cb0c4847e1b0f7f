import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCopy } from '~/tests/harness/codegen/copy';
import { authoredHash } from '~/tests/harness/product/golden/authored-hash';

const { root } = useCopy();
const url = 'descriptors/drawers/url.json';

/** Whether a golden file of the URL drawer is written again after a line is added to a file. */
function changesWith(file: string): boolean {
  const before = authoredHash(url, root());
  writeFileSync(join(root(), file), `${readFileSync(join(root(), file), 'utf8')}\n`);
  return authoredHash(url, root()) !== before;
}

test.each([
  url,
  'descriptors/scales/web-reputation.json',
  'descriptors/panels/sandbox.json',
  // Through the panel.
  'descriptors/scales/sandbox-risk.json',
  'descriptors/predicates.json',
])('the words of a drawer can change with %s', (file) => {
  expect(changesWith(file)).toBe(true);
});

test.each(['descriptors/drawers/ip.json', 'descriptors/panels/identity.json', 'descriptors/messages/en.json'])(
  'a difference in the words of a drawer is not excused by a change of %s',
  (file) => {
    expect(changesWith(file)).toBe(false);
  },
);
