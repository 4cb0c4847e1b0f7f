import { cleanup } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describedBy } from '~/codegen/2-analyze/analysis';
import type { Operation } from '~/codegen/1-parse/openapi/contract';
import type { DescriptorOf } from '~/codegen/language/model';
import { scenariosOf } from '~/codegen/service/scenarios/run-scenarios';
import { isRecord, isString } from '~/lib/json';
import { shipped, shippedCompiler } from '../../harness/codegen/shipped-sources';
import { fieldsNow, openWith, type Given } from '../../harness/product/drawers/shown';
import { tabsNow } from '../../harness/view/support';

const { project } = shippedCompiler.check(shipped);

/** The scenarios of drawers, each with what it expects of tabs, and of the sections and fields in them. */
const scenarios = project.of('scenarios').flatMap((file) => {
  const about = describedBy(project, file);
  if (about?.kind !== 'drawer' || about.authored.searchType === undefined) return [];
  return scenariosOf(file, about).map(({ title, persona }, index) => ({
    name: `${about.id}: ${title}`,
    about,
    persona,
    expected: file.authored.scenarios?.[index],
  }));
});

/** An answer with what is around its root. */
function bodyOf({ root = '' }: Operation, answer: unknown): unknown {
  return root === '' ? answer : root.split('.').reduceRight<unknown>((inner, step) => ({ [step]: inner }), answer);
}

/** The answers of the sources of a drawer by the paths of their calls; an empty one if a scenario gives none. */
function answersOf(about: DescriptorOf<'drawer'>, answers: object): Given['answers'] {
  const given = new Map(Object.entries(answers));
  return Object.fromEntries(
    Object.entries(about.authored.sources ?? {}).flatMap(([name, source]) => {
      const operation = project.contract.operations.get(source?.operation ?? '');
      if (!operation) return [];
      return [[operation.path.replace(/\{.*$/, ''), bodyOf(operation, given.get(name) ?? {})] as const];
    }),
  );
}

type Scenario = (typeof scenarios)[number];

async function openTab({ about, persona }: Scenario, tab: string) {
  const { input, ...answers } = persona.answers ?? {};
  const info = isRecord(input) ? input : {};
  const enabled = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, 1]));
  await openWith({
    type: Number(about.authored.searchType),
    id: isString(info['id']) ? info['id'] : 'example',
    tab: 1 + (about.authored.tabs ?? []).findIndex((one) => one?.id === tab),
    info: Object.fromEntries(Object.entries(info).filter(([name]) => name !== 'id')),
    flags: enabled(persona.flags),
    permissions: enabled(persona.permissions),
    region: persona.region ?? '',
    externalLinks: persona.externalLinks ?? {},
    answers: answersOf(about, answers),
  });
}

/** Whether a tab, or a section or field of the tab that is open, is on the page. */
function isShown(part: string): boolean {
  const [, tab, , section, field] = /^tabs\.([^.]+)(\.sections\.([^.]+))?(?:\.fields\.(.+))?$/.exec(part) ?? [];
  if (section !== undefined && field === undefined)
    return document.querySelector(`[data-section="${section}"]`) !== null;
  return field === undefined
    ? tabsNow().includes(tab)
    : document.querySelector(`[data-field="${CSS.escape(field)}"]`) !== null;
}

const isSeen = (part: string) =>
  /^tabs\.[^.]+(\.sections\.[^.]+)?(\.fields\.[\w.]+)?$/.test(part) && !part.endsWith('.marker');

describe('the page shows what scenarios of drawers expect', () => {
  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_name, scenario) => {
    const { visible = [], hidden = [], shows = [] } = scenario.expected ?? {};
    const parts = [
      ...visible.map((part = '') => [part, true] as const),
      ...hidden.map((part = '') => [part, false] as const),
    ].filter(([part]) => isSeen(part));
    for (const tab of new Set(parts.map(([part]) => part.split('.')[1] ?? ''))) {
      await openTab(scenario, tab);
      const expected = parts.filter(([part]) => part.startsWith(`tabs.${tab}`));
      expect(expected.map(([part]) => [part, isShown(part)])).toEqual(expected);
      cleanup();
    }
    if (shows.length === 0) return;
    await openTab(scenario, shows[0]?.part?.split('.')[1] ?? '');
    const texts = new Map(fieldsNow());
    const read = shows.map((one) =>
      texts.get(/fields\.(.+)$/.exec(one?.part ?? '')?.[1] ?? '')?.replaceAll(' | ', ', '),
    );
    expect(read).toEqual(shows.map((one) => one?.text));
  });
});

test('there are scenarios for the drawers with conditions', () => {
  expect(new Set(scenarios.map(({ about }) => about.id)).size).toBeGreaterThan(6);
});
