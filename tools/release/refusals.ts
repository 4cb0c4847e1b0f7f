import type { Change } from './change';
import { changelogProblem } from './changelog';
import { recordFile, type ReleaseState } from './state';
import { valueAt, versionedFiles } from './versioned-files';
import { surfaceChanges } from './surface-changes';
import { isEnough, neededStep, nextVersion, parseVersion, stepBetween, type Version } from './versions';

/** Why a version cannot be released: what is wrong, where, and what to do. An empty list allows it. */
export function refusals(state: ReleaseState, version: string): readonly string[] {
  return [
    ...treeProblems(state),
    ...versionProblems(state, version),
    ...[changelogProblem(state.changelog, version)].filter((problem) => problem !== undefined),
  ];
}

/** How the public surface differs from that of the newest release; nothing if that is not recorded. */
export function changesSince({ recorded, surface }: ReleaseState): readonly Change[] {
  return recorded ? surfaceChanges(recorded, surface) : [];
}

function treeProblems({ git }: ReleaseState): readonly string[] {
  if ('failure' in git)
    return [`git cannot say what is committed: ${git.failure} Release from a clone of the repository.`];
  if (git.changes === '') return [];
  return [`These files are not committed. Commit, remove or ignore them:\n${indented(git.changes.split('\n'))}`];
}

function versionProblems(state: ReleaseState, version: string): readonly string[] {
  const { current, others } = currentVersion(state.files);
  const before = parseVersion(current);
  if (!before) return [`package.json: "version" is "${current}". It must be three numbers, such as 0.1.0.`];
  if (others.length > 0) return others;
  const after = parseVersion(version);
  if (!after)
    return [`"${version}" is no version of a release. Give three numbers, such as ${nextVersion(before, 'minor')}.`];
  const step = stepBetween(before, after);
  if (!step) {
    return [`${version} is not higher than ${current} of package.json. The next ones are ${nextOnes(before)}.`];
  }
  const recorded = state.recorded?.version ?? current;
  if (recorded !== current) {
    return [
      `${recordFile} has the public surface of ${recorded}, and package.json the version ${current}. Get both from the commit of the newest release.`,
    ];
  }
  const changes = changesSince(state);
  const needed = neededStep(
    changes.map(({ effect }) => effect),
    before,
  );
  return isEnough(step, needed) ? [] : [tooSmall(version, before, changes)];
}

/** The reasons alone: of breaking changes and additions, those that demand more. */
function tooSmall(version: string, before: Version, changes: readonly Change[]): string {
  const isBreaking = changes.some(({ effect }) => effect === 'breaking');
  const effect = isBreaking ? 'breaking' : 'addition';
  const reasons = changes.filter((change) => change.effect === effect).map(({ text }) => text);
  const step = neededStep([effect], before);
  const what = isBreaking ? 'may break those who rely on it' : 'adds to it';
  return `${version} is too small: the public surface has changed since ${before.join('.')} in a way that ${what}. Release ${nextVersion(before, step)}, or undo:\n${indented(reasons)}`;
}

/** The version of the first file, and what is wrong with those of the others. */
function currentVersion(files: ReleaseState['files']): {
  readonly current: string;
  readonly others: readonly string[];
} {
  const all = Object.entries(versionedFiles).flatMap(([file, paths]) =>
    paths.map((path) => ({ file, path, version: valueAt(file, files[file] ?? 'null', path) })),
  );
  const current = String(all[0]?.version);
  const others = all.filter(({ version }) => version !== current);
  return {
    current,
    others: others.map(
      ({ file, path, version }) =>
        `${file}: "${path.join('.')}" is ${JSON.stringify(version)}, and that of package.json "${current}". Give both the same.`,
    ),
  };
}

function nextOnes(version: Version): string {
  return `${nextVersion(version, 'patch')}, ${nextVersion(version, 'minor')} and ${nextVersion(version, 'major')}`;
}

function indented(lines: readonly string[]): string {
  const shown = lines.slice(0, 20).map((line) => `  ${line}`);
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`  and ${left} more`] : [])].join('\n');
}
