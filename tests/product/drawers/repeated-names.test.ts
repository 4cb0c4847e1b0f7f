import { expect, test } from 'vitest';
import { drawers } from '~/generated/console/catalogue';
import type { Drawer, Field, Panel, Section } from '~/generated/contract/descriptor-types';
import messages from '~/generated/console/messages/en';
import type { Text } from '~/generated/contract/types';

const loaded = await Promise.all(Object.values(drawers).map(async (drawer) => (await drawer.load()).default));
const wordsOf = ({ key, text }: Text): string => (typeof text === 'string' ? text : messages[key]) ?? key;
const isQuiet = (field: Field): boolean => 'showLabel' in field && field.showLabel === false;
const labelOf = (field: Field): string => ('label' in field ? wordsOf(field.label) : '');

/** The lists of fields that stand under a name, and that name; those of pop-ups under the label of what opens them. */
function* named(content: {
  readonly sections?: readonly Section[];
  readonly fields?: readonly Field[];
}): Iterable<readonly [heading: string, fields: readonly Field[]]> {
  for (const { title, fields } of content.sections ?? []) if (title) yield [wordsOf(title), fields];
  const fields = [...(content.fields ?? []), ...(content.sections ?? []).flatMap((section) => section.fields)];
  for (const field of fields) {
    if (field.type === 'popup' && field.panel.fields) yield [labelOf(field), field.panel.fields];
  }
}

const contents = (drawer: Drawer): readonly Pick<Panel, 'sections' | 'fields'>[] =>
  drawer.tabs.map((tab) => ('panel' in tab ? tab.panel : tab));

test.each(loaded.map((drawer) => [drawer.id, drawer] as const))(
  'in %s no name is right below itself, and no pop-up with a single table names it twice',
  (_, drawer) => {
    const repeated = contents(drawer)
      .flatMap((content) => [...named(content)])
      .flatMap(([heading, fields]) => fields.map((field) => [heading, field, fields.length] as const))
      .filter(
        ([heading, field, all]) =>
          !isQuiet(field) && (labelOf(field) === heading || (all === 1 && field.type === 'table')),
      )
      .map(([heading, field]) => `${heading} > ${labelOf(field)}`);
    expect(repeated).toEqual([]);
  },
);
