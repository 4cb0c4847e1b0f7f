import { expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';

test('marks come in document order, with those inside a text or binding after it', () => {
  const given = drawer(
    [
      field({ id: 'a', label: { text: '{x}', with: { x: 'input.id' } } }),
      { label: 'Level', value: 'url.level', type: 'scale', scale: 'risk' },
    ],
    { sources: { url: { operation: 'urlQuery', body: { a: 'input.id', b: { c: 'language' } } } } },
  );
  const { project } = createProject(sourcesOf({ 'drawers/url.json': given }), {
    operations: new Map(),
    schemes: new Map(),
    isIncomplete: true,
  });
  const [descriptor] = project.of('drawer');
  const marks = descriptor ? project.marks(descriptor) : [];
  expect(marks.map(({ mark, path }) => `${path.join('.')} ${mark.is}`)).toEqual([
    ' part',
    'title text',
    'kind text',
    'icon name',
    'name expression',
    'sources declaration',
    'sources.url.operation name',
    'sources.url.body binding',
    'sources.url.body.a binding',
    'sources.url.body.b binding',
    'sources.url.body.b.c binding',
    'defaultTab name',
    'tabs.0 part',
    'tabs.0.title text',
    'tabs.0.fields.0.value expression',
    'tabs.0.fields.0.label text',
    'tabs.0.fields.0.label.with.x expression',
    'tabs.0.fields.1.id filled',
    'tabs.0.fields.1.label text',
    'tabs.0.fields.1.value expression',
    'tabs.0.fields.1.scale name',
  ]);
});
