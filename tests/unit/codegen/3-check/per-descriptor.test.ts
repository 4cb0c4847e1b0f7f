import { expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';

test('of more than a hundred findings of a rule in one descriptor the rest is announced', () => {
  const fields = Array.from({ length: 120 }, (_, index) => field({ id: `f${index}`, value: 'nowhere.host' }));
  const { project } = createProject(sourcesOf({ 'drawers/url.json': drawer(fields) }), {
    operations: new Map(),
    schemes: new Map(),
    isIncomplete: true,
  });
  const found = [...expressions(project)].filter(({ file }) => file === 'descriptors/drawers/url.json');
  expect(found).toHaveLength(101);
  expect(found.at(-1)).toMatchObject({ code: 'rule/too-many', message: expect.stringContaining('expression/') });
});
