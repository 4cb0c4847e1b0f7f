import { diagnose, diagnoseFile, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import { describePath, rootOf } from '../../language/layout';
import type { Authored } from '../../language/authored';
import type { Scenario } from '../../language/authored-types';
import type { Descriptor, DescriptorOf, Diagnostic, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { describedBy, expressionAt, namedParts, namesOfScenarios } from '../../2-analyze/analysis';
import { isRecord } from '~/lib/json';
import { perDescriptor } from '../per-descriptor';
import { mismatches } from './mismatches';

/** A scenario file is about a descriptor; each scenario has a title of its own and expects something. */
export const scenarios = perDescriptor(['scenarios'], function* (project, descriptor) {
  const about = describedBy(project, descriptor);
  if (!about) {
    const path = `${rootOf(project.kinds.layout, descriptor.file.path)?.folder ?? ''}${descriptor.id}.json`;
    const isBroken = project.broken.some(({ id }) => descriptor.id === id || descriptor.id.endsWith(`/${id}`));
    if (!isBroken) yield diagnoseFile(descriptor.file.path, finding('scenario/descriptor', { path }));
    return;
  }
  yield* wrongAnswers(project, descriptor, about, []);
  const titles = new Set<string>();
  for (const [index, scenario] of (descriptor.authored.scenarios ?? []).entries()) {
    if (!scenario) continue;
    const path = ['scenarios', index];
    const { title = '', as: _account, answers: _answers, ...expected } = scenario;
    if (titles.has(title)) yield diagnose(descriptor, [...path, 'title'], finding('scenario/double', { title }));
    if (Object.keys(expected).length === 0) yield diagnose(descriptor, path, finding('scenario/empty'));
    titles.add(title);
    yield* wrongAnswers(project, descriptor, about, path);
    yield* opposites(descriptor, path, scenario);
  }
});

/** A part is in one of two states, and what is enabled or shows a text is visible. */
function* opposites(
  descriptor: DescriptorOf<'scenarios'>,
  path: Path,
  { visible = [], hidden = [], enabled = [], disabled = [], shows = [] }: Authored<Scenario>,
): Iterable<Diagnostic> {
  const seen = { visible, enabled, disabled, shown: shows.map((one) => one?.part) };
  for (const [index, part = ''] of hidden.entries()) {
    const [first] = Object.entries(seen).flatMap(([state, parts]) => (parts.includes(part) ? [state] : []));
    if (first === undefined) continue;
    const found = finding('scenario/opposite', { part, first, second: 'hidden' });
    yield diagnose(descriptor, [...path, 'hidden', index], found);
  }
  for (const [index, part = ''] of disabled.entries()) {
    if (!enabled.includes(part)) continue;
    const found = finding('scenario/opposite', { part, first: 'enabled', second: 'disabled' });
    yield diagnose(descriptor, [...path, 'disabled', index], found);
  }
}

/** Answers have the names that expressions read, and the types of the contract. */
function* wrongAnswers(
  project: Project,
  descriptor: DescriptorOf<'scenarios'>,
  about: Descriptor,
  path: Path,
): Iterable<Diagnostic> {
  const names = namesOfScenarios(project, about);
  if (project.contract.isIncomplete) return;
  const given = valueAt(descriptor.value, [...path, 'answers']);
  for (const [name, answer] of isRecord(given) ? Object.entries(given) : []) {
    const at = [...path, 'answers', name];
    const type = names.get(name);
    if (type) {
      for (const { path: below, found } of mismatches(answer, type))
        yield diagnose(descriptor, [...at, ...below], found);
    } else {
      const unknown = finding('scenario/name', { name, file: describePath(project.kinds.layout, about.file.path) });
      yield diagnose(descriptor, at, { ...unknown, ...suggest(name, names.keys()), key: true });
    }
  }
}

/** Only what has a condition for it can be enabled or disabled. */
export const scenarioSwitches = perDescriptor(['scenarios'], function* (project, descriptor) {
  const about = describedBy(project, descriptor);
  if (!about) return;
  for (const [index, scenario] of (descriptor.authored.scenarios ?? []).entries()) {
    for (const list of ['enabled', 'disabled'] as const) {
      for (const [position, part = ''] of (scenario?.[list] ?? []).entries()) {
        const at = namedParts(project, about).get(part);
        if (!at || expressionAt(project, about, [...at, 'enabledWhen'])) continue;
        yield diagnose(descriptor, ['scenarios', index, list, position], finding('scenario/enabled', { part }));
      }
    }
  }
});
