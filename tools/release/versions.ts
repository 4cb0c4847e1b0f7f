import type { Effect } from './change';

/** The three numbers of a version. */
export type Version = readonly [major: number, minor: number, patch: number];

/** How much a version is above another one: the first of its numbers that is higher. */
export type Step = 'major' | 'minor' | 'patch';

/** Reads `1.2.3`; nothing else is a version of a release, and neither is `1.2.3-rc.1`. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor, patch] = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/.exec(text) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** How much the second version is above the first; nothing unless it is higher. */
export function stepBetween(before: Version, after: Version): Step | undefined {
  const at = before.findIndex((number, index) => number !== after[index]);
  if (at < 0 || (after[at] ?? 0) < (before[at] ?? 0)) return undefined;
  return steps[at];
}

/**
 * The smallest step that such changes allow. A patch changes nothing that is promised; before 1.0 a minor version may
 * break it, from then on only a major one (`CHANGELOG.md`). What cannot be decided asks for nothing.
 */
export function neededStep(effects: readonly Effect[], [major]: Version): Step {
  if (effects.includes('breaking')) return major === 0 ? 'minor' : 'major';
  return effects.includes('addition') ? 'minor' : 'patch';
}

/** Whether a step is at least as large as another. */
export function isEnough(step: Step, needed: Step): boolean {
  return steps.indexOf(step) <= steps.indexOf(needed);
}

/** The version that is one step above another, as text. */
export function nextVersion([major, minor, patch]: Version, step: Step): string {
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const steps = ['major', 'minor', 'patch'] as const;
