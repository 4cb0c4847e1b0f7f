import { relative } from 'node:path';
import type { Change, Effect } from './change';
import type { Making } from './make';

/** What has changed in the public surface since the newest release, for the one who chooses the version. */
export function plan(recorded: string | undefined, changes: readonly Change[]): string {
  if (recorded === undefined)
    return 'No public surface is recorded: this release records it, and the next is compared.';
  const since = `since ${recorded}`;
  if (changes.length === 0) return `Nothing that can be compared has changed in the public surface ${since}.`;
  const titles: Readonly<Record<Effect, string>> = {
    breaking: `May break those who rely on it, ${since}:`,
    addition: `New in the public surface, ${since}:`,
    undecided: `Different ${since}; decide by reading whether it breaks anything:`,
  };
  const effects: readonly Effect[] = ['breaking', 'addition', 'undecided'];
  const sections = effects.flatMap((effect) => {
    const texts = changes.filter((change) => change.effect === effect).map(({ text }) => `  ${text}`);
    return texts.length === 0 ? [] : [[titles[effect], ...texts].join('\n')];
  });
  return sections.join('\n\n');
}

/** What was done or would be, and what is left to do. */
export function nextSteps(
  release: Omit<Making, 'log'> & { readonly version: string; readonly isDry: boolean },
): string {
  const { root, out, before, edits, after, version, isDry } = release;
  const folder = relative(root, out);
  const files = Object.keys(edits).map((path) => `  ${path}`);
  const done = isDry
    ? ['This would be done:', ...[...before, ...after].map(({ doing }) => `  ${doing}`), 'These files would change:']
    : [`${folder} has the release, and SHA256SUMS of its files. These files have changed:`];
  return [
    ...done,
    ...files,
    '',
    `Then, once you have read ${isDry ? 'them' : 'the changes'}:`,
    `  git commit --all --message "Release ${version}"`,
    `  git tag --annotate v${version} --message "Descry ${version}"`,
    `  npm publish ${folder}/create-descry-${version}.tgz`,
    `  npm publish ${folder}/descry-${version}.tgz, after a decision to take "private" out of package.json`,
    `  a page for the release with all files of ${folder}`,
  ].join('\n');
}
