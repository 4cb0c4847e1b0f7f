import { describe, expect, test } from 'vitest';
import { proposeScenarios } from '~/codegen/service/scenarios/propose-scenarios';
import { runScenarios } from '~/codegen/service/scenarios/run-scenarios';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { descriptorAt, projectOf } from '~/tests/harness/codegen/project-of';

const names = {
  'vocabulary.json': {
    ...needed['vocabulary.json'],
    ...{ flags: { beta: 'B' }, permissions: { edit: 'E' }, regions: { UAE: 'U' }, externalLinks: { help: 'H' } },
    unread: ['language', 'upgradeDismissed', 'upgradeLater', 'siteNotice', 'mfaNever'],
  },
};

/** What is proposed for a drawer with one field that has a condition. */
function proposedFor(visibleWhen: string) {
  const project = projectOf({ ...names, 'drawers/url.json': drawer([field({ visibleWhen })]) });
  return proposeScenarios(project, descriptorAt(project, 'drawers/url.json'));
}

describe('a condition', () => {
  test.each<[string, string, object, object]>([
    ['flags', "flag('beta')", { as: { flags: ['beta'] } }, {}],
    ['permissions', "can('edit')", { as: { permissions: ['edit'] } }, {}],
    ['regions', "region == 'UAE'", { as: { region: 'UAE' } }, {}],
    ['links', "externalLink('help') != null", { as: { externalLinks: { help: 'https://example.com/' } } }, {}],
    ['texts', "url.a == 'x'", { answers: { url: { a: 'x' } } }, { answers: { url: { a: 'other' } } }],
    ['numbers', 'url.n > 5', { answers: { url: { n: 6 } } }, { answers: { url: { n: 5 } } }],
    ['paths', 'has(url.a.b)', { answers: { url: { a: { b: 'value' } } } }, {}],
    [
      'positions',
      "url.a[1] == 'x'",
      { answers: { url: { a: [null, 'x'] } } },
      { answers: { url: { a: [null, 'other'] } } },
    ],
    ['counts', 'size(url.a) > 0', { answers: { url: { a: ['value'] } } }, { answers: { url: { a: [] } } }],
    ['functions', "lower(url.a) == 'x'", { answers: { url: { a: 'x' } } }, { answers: { url: { a: 'value' } } }],
  ])('over %s gets a scenario in which it holds and one in which not', (_over, condition, met, unmet) => {
    const { file, missing } = proposedFor(condition);
    const part = 'tabs.basic.fields.host';
    const title: unknown = expect.any(String);
    expect(missing).toEqual([]);
    expect(file.scenarios).toEqual([
      { title, ...met, visible: [part] },
      { title, ...unmet, hidden: [part] },
    ]);
  });

  test('for which no answers can be made is named', () => {
    expect(proposedFor("url.a.exists(one, one.b == 'x')").missing).toEqual(['tabs.basic.fields.host visible']);
  });
});

test('what is proposed for the shipped descriptors is right, and passes', () => {
  const { project } = shippedCompiler.check(shipped);
  const tested = project.descriptors.filter(({ kind }) => kind === 'drawer' || kind === 'panel' || kind === 'dialog');
  const sources = new Map(shipped);
  for (const descriptor of tested) {
    const { scenarios } = proposeScenarios(project, descriptor).file;
    if (scenarios.length === 0) continue;
    const path = descriptor.file.path.replace('.json', '.scenarios.json');
    sources.set(path, new TextEncoder().encode(JSON.stringify({ scenarios })));
  }
  const proposed = shippedCompiler.check(sources);
  expect(proposed.diagnostics.filter(({ file }) => file.endsWith('.scenarios.json'))).toEqual([]);
  const results = runScenarios(proposed.project);
  expect(results.filter(({ failures }) => failures.length > 0)).toEqual([]);
});

test('a scenario that is proposed fails when its condition is turned around', () => {
  const path = 'descriptors/drawers/url.json';
  const turned = edited(shipped, path, (text) => text.replace('"!restrictedRegion"', '"restrictedRegion"'));
  const { project } = shippedCompiler.check(turned);
  const failed = runScenarios(project).filter(({ failures }) => failures.length > 0);
  expect(failed.map(({ file }) => file)).toEqual(
    Array.from({ length: 2 }, () => path.replace('.json', '.scenarios.json')),
  );
});
