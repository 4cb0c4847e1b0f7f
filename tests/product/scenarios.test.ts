import { expect, test } from 'vitest';
import { presenceIn, expressionsOf } from '~/codegen/2-analyze/analysis';
import { stepsOf } from '~/codegen/language/address';
import type { Descriptor, Path } from '~/codegen/language/model';
import { runScenarios } from '~/codegen/service/scenarios/run-scenarios';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const { project } = shippedCompiler.check(shipped);

test('every scenario of the shipped descriptors passes', () => {
  const results = runScenarios(project);
  expect(results.flatMap(({ failures }) => failures.map(({ diagnostic }) => diagnostic))).toEqual([]);
  expect(results.length).toBeGreaterThan(200);
});

/**
 * The parts with a condition, each with both states that a scenario can expect of it. A scenario names parts inside
 * its descriptor: it has no name for the descriptor itself, as for a response that is disabled as a whole.
 */
function expectedOf(descriptor: Descriptor): readonly string[] {
  const addressOf = (path: Path) => stepsOf(descriptor, path.slice(0, -1)).join('.');
  const conditions = expressionsOf(project, descriptor).map(([marked]) => marked);
  const shown = presenceIn(project, descriptor).filter(({ path }) => path.length > 1);
  const used = conditions.filter(({ path }) => path.length > 1 && path.at(-1) === 'enabledWhen');
  return [
    ...shown.flatMap(({ path }) => [`${addressOf(path)} visible`, `${addressOf(path)} hidden`]),
    ...used.flatMap(({ path }) => [`${addressOf(path)} enabled`, `${addressOf(path)} disabled`]),
  ];
}

test('each condition of the shipped descriptors is tested by a scenario in which it holds, and one in which not', () => {
  const missing = project.descriptors.flatMap((descriptor) => {
    const id = descriptor.file.path.replace(/^descriptors\/(.+)\.json$/, '$1');
    const scenarios = project.find('scenarios', id)?.authored.scenarios ?? [];
    const covered = new Set(
      (['visible', 'hidden', 'enabled', 'disabled'] as const).flatMap((state) =>
        scenarios.flatMap((scenario) => (scenario?.[state] ?? []).map((part) => `${part} ${state}`)),
      ),
    );
    return expectedOf(descriptor).flatMap((expected) => (covered.has(expected) ? [] : [`${id}: ${expected}`]));
  });
  expect(missing).toEqual([]);
});
