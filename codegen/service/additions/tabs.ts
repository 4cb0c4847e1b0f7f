import { isList, isRecord } from '~/lib/json';
import { stringAt } from '../../1-parse/read';
import { valueAt } from '../../language/address';
import type { Json, Path } from '../../language/model';
import { hasRoom } from '../fields/insert-positions';
import { labelFor } from '~/lib/humanize-identifier';
import { schemasAt } from '../schemas-at';
import type { FindPossible, PartContext, Possible } from './addition';
import { entriesAt, idFor, inserted, positionIn, renamed, replaced } from './json-parts';
import { fieldValues, partsOf } from './shown-values';

/** A tab: with fields in a drawer, with another screen on a screen. */
export const findTab: FindPossible = (context) => {
  const { descriptor, schema } = context.open;
  const { value } = descriptor;
  if (!isList(valueAt(value, ['tabs'])) || !hasRoom(context.open, ['tabs'])) return undefined;
  const tabs = entriesAt(value, ['tabs']);
  const path = positionIn(value, ['tabs'], context.part);
  const general = { where: after(tabs, path), isTitled: true };
  const leadsToScreen = schemasAt(schema, value, ['tabs', 0]).some((one) => one.properties?.has('screen'));
  const add = (title: string, content: Json) => ({
    value: inserted(value, path, { id: idFor(title, tabs), title, ...(isRecord(content) && content) }),
    path,
  });
  if (leadsToScreen) {
    const choices = screensFor(context, tabs);
    return {
      ...general,
      takesSeveral: false,
      choices,
      add: ({ title, chosen: [screen = ''] }) => add(title, { screen }),
    };
  }
  const values = fieldValues(context);
  return {
    ...general,
    takesSeveral: true,
    choices: values,
    add: ({ title, chosen }) => add(title, { fields: partsOf(values, chosen) }),
  };
};

/** The screens that a tab can lead to: those without tabs. */
function screensFor({ project }: PartContext, tabs: readonly Json[]): Possible['choices'] {
  const used = new Set(tabs.map((tab) => stringAt(tab, 'screen')));
  return project
    .of('screen')
    .filter(({ value }) => stringAt(value, 'kind') !== 'tabs')
    .map(({ id }) => ({ id, text: labelFor(id), about: id, ...(used.has(id) && { isUsed: true as const }) }));
}

/** A section: in the tab, the panel or the screen around the caret. Fields without a heading become a section too. */
export const findSection: FindPossible = (context) => {
  const { value } = context.open.descriptor;
  const holder = sectionsAround(context);
  if (!holder) return undefined;
  const values = fieldValues(context);
  const isArranged = isList(valueAt(value, [...holder, 'sections']));
  const arranged = isArranged ? value : withFirstSection(value, holder);
  const list: Path = [...holder, 'sections'];
  const sections = entriesAt(arranged, list);
  const path = isArranged ? positionIn(value, list, context.part) : [...list, 1];
  return {
    where: after(sections, path),
    isTitled: true,
    takesSeveral: true,
    choices: values,
    ...(!isArranged && { pathNow: (part) => inFirstSection(holder, part) }),
    add: ({ title, chosen }) => {
      const fields = partsOf(values, chosen, fieldsOf(sections));
      return { value: inserted(arranged, path, { id: idFor(title, sections), title, fields }), path };
    },
  };
};

/** The innermost object around the caret that has or can have sections, and shows fields. */
function sectionsAround({ open, part }: PartContext): Path | undefined {
  const { descriptor, schema } = open;
  for (let length = part.length; length >= 0; length -= 1) {
    const path = part.slice(0, length);
    const object = valueAt(descriptor.value, path);
    const canHave = schemasAt(schema, descriptor.value, path).some((one) => one.properties?.has('sections'));
    if (!canHave || !isRecord(object)) continue;
    const shows = isList(object['sections']) || isList(object['fields']);
    return shows && hasRoom(open, [...path, 'sections']) ? path : undefined;
  }
  return undefined;
}

/** The value with the fields of an object in a section without a heading. */
function withFirstSection(value: Json, holder: Path): Json {
  const object = valueAt(value, holder) ?? {};
  const fields = entriesAt(object, ['fields']);
  return replaced(value, holder, renamed(object, 'fields', 'sections', [{ id: 'general', fields }]));
}

/** The path of a part after that. */
function inFirstSection(holder: Path, part: Path): Path {
  const isBelow = holder.every((step, index) => step === part[index]) && part[holder.length] === 'fields';
  return isBelow ? [...holder, 'sections', 0, ...part.slice(holder.length)] : part;
}

function fieldsOf(sections: readonly Json[]): readonly Json[] {
  return sections.flatMap((section) => entriesAt(section, ['fields']));
}

/** Where an entry goes, in words: `after Basic`, or at the beginning. */
function after(entries: readonly Json[], path: Path): string {
  const before = entries[Number(path.at(-1)) - 1];
  const title = stringAt(before, 'title') ?? stringAt(before, 'id');
  return title === undefined ? '' : `after “${title}”`;
}
