import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isList, isRecord, isString } from '~/lib/json';

const descriptors = new URL('../../descriptors/', import.meta.url);

/** The descriptors of a folder by their ids. */
function filesOf(kind: string): readonly (readonly [id: string, content: unknown])[] {
  const folder = new URL(`${kind}/`, descriptors);
  return readdirSync(folder)
    .filter((file) => !file.includes('.scenarios.'))
    .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))] as const);
}

/** All objects in a descriptor. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (isList(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** Words that were chosen against, each with the word of the field. */
const replaced: Readonly<Record<string, string>> = {
  State: 'Status',
  Kind: 'Type',
  System: 'OS',
  Release: 'OS version',
  'Seen last': 'Last seen',
  'Known since': 'First seen',
  'Worst one': 'Most severe',
  Rights: 'Privilege',
  'Second factor': 'MFA',
  'Readable by': 'Access',
  'On the way': 'Pending',
  'Malware or tool': 'Malware tool',
  Partly: 'Partially protected',
  'E-mail': 'Email',
  'Part in it': 'Role',
  'What happened': 'Details',
  'What happened when': 'Timeline',
  'What it shows': 'Evidence',
  Made: 'Created',
  Changed: 'Updated',
  Match: 'IOC match',
};

test('screens, forms and scales say the word of the field', () => {
  const found = ['screens', 'forms', 'scales'].flatMap((kind) =>
    filesOf(kind).flatMap(([id, content]) =>
      objectsIn(content)
        .flatMap(({ label, title, text }) => [label, title, text].filter(isString))
        .filter((words) => Object.hasOwn(replaced, words))
        .map((words) => `${kind}/${id}: "${words}" instead of "${replaced[words]}"`),
    ),
  );
  expect(found).toEqual([]);
});

test('a filter has the label of the column that shows its values', () => {
  const mismatched = filesOf('screens').flatMap(([id, screen]) => {
    const { filters, columns } = isRecord(screen) ? screen : {};
    const labels = new Map(objectsIn(columns).flatMap(({ scale, label }) => (isString(scale) ? [[scale, label]] : [])));
    return objectsIn(filters).flatMap(({ options, label }) => {
      const scale = isRecord(options) && isString(options['scale']) ? options['scale'] : '';
      return labels.has(scale) && labels.get(scale) !== label ? [`${id}: ${String(label)}`] : [];
    });
  });
  expect(mismatched).toEqual([]);
});

test('a text has one severity in all scales', () => {
  const severities = new Map<string, Set<string>>();
  for (const { text, severity } of filesOf('scales').flatMap(([, scale]) => objectsIn(scale))) {
    if (isString(text) && isString(severity)) severities.set(text, (severities.get(text) ?? new Set()).add(severity));
  }
  expect([...severities].filter(([, of]) => of.size > 1)).toEqual([]);
});

/** Scales that say whether something works: their marks have a colour. All other states have none. */
const working = [
  'audit-result',
  'connection',
  'container-protection',
  'endpoint-connectivity',
  'mail-protection',
  'mobile-status',
  'module-status',
  'product-state',
  'report-state',
];

test('only a state that says whether something works has a mark in a colour', () => {
  const toned = filesOf('scales').filter(([, scale]) => objectsIn(scale).some(({ tone }) => tone !== undefined));
  expect(toned.map(([id]) => id)).toEqual(working);
});
