import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { dialogs } from '~/generated/console/catalogue';
import { authoredHash } from './authored-hash';

// Fetching code takes time of its own, for which no test waits.
beforeAll(() =>
  Promise.all([
    import('~/view/dialog/DialogView'),
    import('~/view/dialog/blocks/TaskView'),
    import('~/view/field/HexView'),
    import('~/view/field/graph/GraphView'),
    import('~/view/field/timeline/TimelineView'),
    import('~/view/field/tree/TreeView'),
    import('~/view/form/FormView'),
    import('~/view/panel/SharedPanel'),
    import('~/view/picture/PictureView'),
    ...Object.values(dialogs).map(({ load }) => load()),
  ]),
);

const goldenFiles = join(process.cwd(), 'tests/product/golden/files');

/** The parts of a page that a descriptor words, each with a mark for the kind of part. */
const parts: readonly (readonly [selector: string, mark: string])[] = [
  ['h1, h2, h3, h4, [role="heading"]', '#'],
  ['[role="tab"]', 'tab'],
  ['th', 'column'],
  ['[data-filter]', 'filter'],
  ['dt', 'field'],
  ['label', 'input'],
  ['p', 'text'],
  ['button, a[href]', 'button'],
];

/** Values, what is hidden, parts that another part names already, and the button of the test's page. */
const leftOut = '[hidden], tbody *, dd *, th *, li li, .descry-drawer-head *, #outside';

const selector = parts.map(([one]) => one).join(', ');

/**
 * The headings, tabs, fields, columns, inputs and buttons of a part of the page in document order, one line each.
 * Values are left out.
 */
export function outlineOf(root: Element): string {
  const elements = [...root.querySelectorAll(selector)].filter((element) => !element.matches(leftOut));
  const lines = elements.flatMap((element) => {
    const [, mark = ''] = parts.find(([one]) => element.matches(one)) ?? [];
    const field = element.closest('[data-field]')?.getAttribute('data-field');
    const text = nameOf(element);
    // A number is a value.
    return /^[\d.,]*$/.test(text) ? [] : [`${mark} ${mark === 'field' && field ? `${field}: ` : ''}${text}`];
  });
  return `${lines.filter((line, index) => line !== lines[index - 1]).join('\n')}\n`;
}

/** The name of an element in one line. */
function nameOf(element: Element): string {
  // The name of a field comes before its count and its help.
  const label = element.matches('dt') ? element.firstChild : element;
  return (element.getAttribute('aria-label') ?? label?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Compares an outline with its golden file. Where somebody changed the descriptor since the file was written, the
 * words are meant to be others: the file is written again, and its diff shows them. Where only code changed, words
 * that differ are a mistake.
 *
 * @param path below `descriptors/` and below the golden files, without ending, such as `drawers/url`
 */
export async function expectGolden(path: string, outline: string): Promise<void> {
  const file = join(goldenFiles, `${path}.txt`);
  const header = `authored ${authoredHash(`descriptors/${path}.json`)}`;
  const content = `${header}\n${outline}`;
  const [recorded] = existsSync(file) ? readFileSync(file, 'utf8').split('\n', 1) : [];
  if (recorded !== header) return writeFileSync(file, content);
  const advice = 'No descriptor changed, so code changed these words. If that is intended, run "npm run golden".';
  await expect(content).toMatchFileSnapshot(file, advice);
}

/**
 * Expects a golden file for each id of a folder, and no other. The file of a descriptor that is gone or has another
 * name is removed: somebody meant that too.
 */
export function expectFiles(folder: string, ids: readonly string[]): void {
  for (const name of readdirSync(join(goldenFiles, folder))) {
    const isThere = existsSync(join(process.cwd(), 'descriptors', folder, name.replace(/\.txt$/, '.json')));
    if (!isThere) rmSync(join(goldenFiles, folder, name));
  }
  const files = readdirSync(join(goldenFiles, folder));
  expect(files.toSorted()).toEqual(ids.map((id) => `${id}.txt`).toSorted());
}
