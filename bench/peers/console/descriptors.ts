import { usedByOthers } from '../../replaced';
import { bands } from '../model/bands';
import { drawerTabs, firstEntries, type Field } from '../model/drawer';
import { formInputs, formNames, type FormName, type Input } from '../model/form';
import { formSchema } from '../model/schemas';
import { drawersOfConsole } from './contract';
import { dialogOf, readOperation, searchTypes, sendOperation } from './names';

/** The files that a drawer takes the place of, because there is one for each search type. */
const replaced = { '120': 'email', '1000': 'container', '5000': 'mobile' } as const;

const scale = 'bench-band';
const severities = { success: 'low', warning: 'medium', danger: 'high' } as const;

/**
 * The descriptors of the comparison, by their paths in the project. `shipped` gives the text of a descriptor that one
 * of them takes the place of.
 */
export function descriptors(
  shipped: (path: string) => string,
  names: readonly (typeof drawersOfConsole)[number][] = drawersOfConsole,
): Readonly<Record<string, object>> {
  const drawers = names.map((name) => {
    const path = `descriptors/drawers/${replaced[name]}.json`;
    return [path, { ...drawer(name), ...usedByOthers(shipped(path)) }];
  });
  return {
    [`descriptors/scales/${scale}.json`]: scoreScale(),
    ...Object.fromEntries(drawers),
    ...Object.fromEntries(formNames.map((name) => [`descriptors/forms/${dialogOf(name)}.json`, form(name)])),
    ...Object.fromEntries(formNames.map((name) => [`descriptors/dialogs/${dialogOf(name)}.json`, dialog(name)])),
  };
}

function scoreScale(): object {
  const rows = bands.map(({ to, word, intent }, index) => {
    const from = index === 0 ? 0 : (bands[index - 1]?.to ?? 0) + 1;
    return { from, to, text: word, severity: severities[intent] };
  });
  return { ...described('scale'), description: 'Bands.', of: 'integer', range: [0, 100], rows, else: 'dash' };
}

function drawer(name: (typeof drawersOfConsole)[number]): object {
  const tabs = drawerTabs(name).map(({ id, title, sections }, tab) => ({
    ...{ id, title },
    sections: sections.map((section, index) => ({
      id: `section-${tab}-${index}`,
      title: section.title,
      fields: section.fields.map(field),
    })),
  }));
  return {
    ...described('drawer'),
    searchType: searchTypes[name],
    title: { message: 'DRAWER.TITLE' },
    kind: `Bench ${name}`,
    icon: 'link',
    name: 'input.id',
    sources: { object: { operation: readOperation(name) } },
    defaultTab: tabs[0]?.id,
    tabs,
  };
}

function field({ id, label, kind }: Field): object {
  const value = `object.${id}`;
  const named = { label, value };
  switch (kind) {
    case 'badge':
      return { type: 'scale', ...named, scale, showValue: true };
    case 'list':
      return { type: 'list', ...named, first: firstEntries };
    case 'pairs':
      return { type: 'map', ...named };
    case 'link':
      return { type: 'link', ...named, href: value, window: 'new' };
    case 'dateTime':
      return { type: 'dateTime', ...named };
    default:
      return { type: 'text', ...named };
  }
}

function form(name: FormName): object {
  const inputs = formInputs(name);
  const { properties, ...schema } = formSchema(inputs);
  const untitled = Object.entries(properties).map(([id, { title: _, ...property }]) => [id, property]);
  return {
    ...described('form'),
    schema: { ...schema, properties: Object.fromEntries(untitled) },
    layout: inputs.map(input),
    submit: {
      ...{ id: 'send', label: 'Send' },
      ...{ operation: sendOperation(name), body: 'form', then: [{ type: 'close' }] },
    },
  };
}

const widgets = { text: 'text', lines: 'textarea', choice: 'select', yesNo: 'checkbox' } as const;

function input({ id, label, kind, email, options }: Input): object {
  return {
    ...{ property: id, label, widget: email ? 'email' : widgets[kind] },
    ...(options && { options: options.map((option) => ({ value: option, text: option })) }),
    messages: { any: { message: 'FORM.REQUIRED' } },
  };
}

function dialog(name: FormName): object {
  const content = [{ type: 'form', form: dialogOf(name) }];
  return { ...described('dialog'), title: `Bench ${name}`, closing: 'dismissible', width: 640, content };
}

function described(kind: string): object {
  return { $schema: `../../schemas/${kind}.schema.json` };
}
