import { describe, expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { additionKinds } from '~/codegen/service/additions/addition';
import { addPart, type AddedPart, type PartToAdd } from '~/codegen/service/additions/add-part';
import { createLanguageService } from '~/codegen/service/create-service';
import type { OutlineEntry } from '~/codegen/service/service';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const url = 'descriptors/drawers/url.json';
const workbench = 'descriptors/screens/workbench.json';

/** Adds a part where the caret is after a text of a shipped descriptor. */
function add(file: string, text: string, wanted: Pick<PartToAdd, 'kind' | 'title' | 'chosen'>): Promise<AddedPart> {
  const offset = new TextDecoder().decode(shipped.get(file)).indexOf(text);
  return addPart(shipped, shippedCompiler, { file, offset, ...wanted });
}

/** The descriptor with the part, and the part. */
function read(added: AddedPart): { readonly value: { readonly [name: string]: Json }; readonly part: string } {
  if ('problem' in added) throw new Error(added.problem);
  const { text, offset } = added;
  return { value: JSON.parse(text), part: text.slice(offset, offset + 60) };
}

describe('adding a part to a descriptor', () => {
  test('a tab has the chosen fields and is behind the tab at the caret', async () => {
    const chosen = ['url.host', 'url.createdDate'];
    const { value, part } = read(await add(url, '"id": "activity"', { kind: 'tab', title: 'Who owns it', chosen }));
    expect(value.tabs).toMatchObject([
      { id: 'basic' },
      { id: 'activity' },
      {
        id: 'who-owns-it',
        title: 'Who owns it',
        fields: [
          { type: 'date', value: 'url.createdDate', label: 'Created date' },
          { type: 'text', value: 'url.host', label: 'Host' },
        ],
      },
      { id: 'sandbox' },
      { id: 'threat-intelligence' },
    ]);
    expect(part).toContain('"id": "who-owns-it"');
  });

  test('the first section of a tab without sections is beside one with its fields, which keep their translations', async () => {
    const added = await add(url, '"id": "basic"', { kind: 'section', title: 'Hosting', chosen: ['url.host'] });
    const [basic] = Object.values(read(added).value.tabs ?? {});
    expect(basic).toMatchObject({
      id: 'basic',
      sections: [
        { id: 'general', fields: { length: 12 } },
        { id: 'hosting', title: 'Hosting', fields: [{ id: 'host-2' }] },
      ],
    });
    const [japanese] = 'others' in added ? added.others : [];
    expect(japanese?.file).toBe('descriptors/messages/ja.json');
    expect(japanese?.text).toContain('"drawers.url.tabs.basic.sections.general.fields.objectName.label"');
    expect(japanese?.text).not.toContain('"drawers.url.tabs.basic.fields.objectName.label"');
  });

  test('the call that takes the parameter of a filter sends what the reader chooses', async () => {
    const file = 'descriptors/screens/mobile-inventory.json';
    const { value, part } = read(await add(file, '"$schema"', { kind: 'filter', title: '', chosen: ['status'] }));
    expect(part).toContain('"id": "status"');
    expect(JSON.stringify(value.sources)).toContain('"status":"filter.status"');
  });

  test.each([
    ['a tab without a title', url, { kind: 'tab', title: ' ', chosen: ['url.host'] }, 'Write the title of the tab.'],
    ['a tab that shows nothing', url, { kind: 'tab', title: 'New', chosen: [] }, 'Choose what the tab shows.'],
    ['a value of no answer', url, { kind: 'field', title: '', chosen: ['url.hots'] }, 'Choose what the field shows.'],
    ['a tile in a drawer', url, { kind: 'tile', title: 'New', chosen: ['x'] }, 'No tile can be added here.'],
    [
      'a tab on a screen with a list',
      workbench,
      { kind: 'tab', title: 'A', chosen: ['x'] },
      'No tab can be added here.',
    ],
  ] as const)('%s is refused', async (_what, file, wanted, problem) => {
    expect(await add(file, '"$schema"', wanted)).toEqual({ problem });
  });

  test('a text that is no JSON is refused', async () => {
    const sources = edited(shipped, url, (text) => text.replace('"kind"', '"kind'));
    expect(
      await addPart(sources, shippedCompiler, { file: url, offset: 0, kind: 'tab', title: 'A', chosen: ['a'] }),
    ).toEqual({
      problem: 'The text is no JSON. Correct it first.',
    });
  });
});

/** The positions of the parts of a descriptor that contain others. */
function positions(parts: readonly OutlineEntry[]): readonly number[] {
  return parts.flatMap(({ kind, range, children }) =>
    ['tab', 'section', 'filter', 'tile'].includes(kind) ? [range.offset + 1, ...positions(children)] : [],
  );
}

const service = createLanguageService(shipped, shippedCompiler);
const files = [...shipped.keys()].filter((file) => /^descriptors\/(drawers|panels|screens)\//.test(file));
const offers = files.flatMap((file) =>
  [0, ...positions(service.outline(file))].flatMap((offset) =>
    service
      .additions(file, offset)
      .map((addition) => [`${addition.kind} at ${offset} of ${file}`, { file, offset, addition }] as const),
  ),
);

test('each kind of part can be added somewhere', () => {
  expect([...new Set(offers.map(([, { addition }]) => addition.kind))].toSorted()).toEqual(
    [...additionKinds].toSorted(),
  );
});

// One of each kind in each file: what else is offered there differs by its position alone.
const tried = new Map(
  offers.flatMap((offer) => {
    const { addition, file } = offer[1];
    return addition.refused === undefined ? [[`${addition.kind} ${file}`, offer] as const] : [];
  }),
).values();

/** What is offered as a filter at the beginning of a screen. */
const filtersOf = (screen: string) =>
  service.additions(`descriptors/screens/${screen}.json`, 0).find(({ kind }) => kind === 'filter');

test('a filter is offered for each parameter that no call sends, and for the two ends of a range', async () => {
  // A text that names one thing is typed.
  const choices = [
    { id: 'fileName', about: 'fileName · a text' },
    { id: 'score', about: 'scoreFrom · a number' },
  ];
  expect(filtersOf('mobile-detections')).toMatchObject({ choices });
  const file = 'descriptors/screens/mobile-detections.json';
  const wanted = { file, offset: 0, kind: 'filter', title: '', chosen: ['score'] } as const;
  const added = await addPart(shipped, shippedCompiler, wanted);
  if ('problem' in added) throw new Error(added.problem);
  expect(added.text).toContain('"scoreFrom": "filter.score.from"');
  expect(added.text).toContain('"scoreTo": "filter.score.to"');
});

test('a screen whose calls send all parameters says that there is no further one', () => {
  expect(filtersOf('audit-log')).toMatchObject({ choices: [], refused: expect.stringContaining('no further one') });
});

test.each([...tried])(
  'what is offered as a %s leaves the project without errors',
  async (_where, { file, offset, addition }) => {
    const { kind, isTitled, takesSeveral, choices } = addition;
    const unused = choices.filter(({ isUsed }) => !isUsed);
    const chosen = (unused.length > 0 ? unused : choices).slice(0, takesSeveral ? 3 : 1).map(({ id }) => id);
    const added = await addPart(shipped, shippedCompiler, {
      file,
      offset,
      kind,
      title: isTitled ? 'New part' : '',
      chosen,
    });
    expect('problem' in added ? added.problem : '').toBe('');
  },
);
