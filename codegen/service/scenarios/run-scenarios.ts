import { describedBy, namedParts } from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding, type Finding } from '../../diagnostics/finding';
import { positionOf, spanOf } from '../../diagnostics/locate';
import type { Descriptor, DescriptorOf, Diagnostic, Json, Path } from '../../language/model';
import { valueAt } from '../../language/address';
import type { Project } from '../../1-parse/project';
import { objectAt } from '../../1-parse/read';
import { isRecord } from '~/lib/json';
import type { Persona } from '../visibility/persona';
import type { ReadValue, WhyNot } from '../visibility/why-not';
import { Reader } from './reader';
import { shownText } from './shown-text';

/** An expectation that is not met: where it is written, what was expected and what is so, and why. */
export interface ScenarioFailure {
  readonly diagnostic: Diagnostic;
  /** What decides about the state of the part. */
  readonly why?: WhyNot;
  /** What its text is made of. */
  readonly reads?: readonly ReadValue[];
}

/** What became of a scenario. Line and column count from 1. */
export interface ScenarioResult {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** The number of its expectations. */
  readonly expectations: number;
  readonly failures: readonly ScenarioFailure[];
}

/** Runs the scenarios of a project without errors, in the order of files and lines. */
export function runScenarios(project: Project): readonly ScenarioResult[] {
  return project.of('scenarios').flatMap((descriptor) => runScenariosIn(project, descriptor));
}

/** Runs the scenarios of one file of a project without errors. */
export function runScenariosIn(project: Project, descriptor: DescriptorOf<'scenarios'>): readonly ScenarioResult[] {
  const about = describedBy(project, descriptor);
  return about ? scenariosOf(descriptor, about).map((scenario) => run(project, descriptor, about, scenario)) : [];
}

/** A scenario of a file. */
export interface FoundScenario {
  readonly path: Path;
  readonly title: string;
  readonly persona: Persona;
}

/** What a scenario has unless it says otherwise. */
const usualAnswers = { site: '', language: 'en', tracking: false, serviceProviderContext: false };

/** The person of a scenario with an account and answers. A drawer is always opened for an object with an id. */
export function personaOf({ kind }: Descriptor, account: object, answers: Answers): Persona {
  const { input } = answers;
  const all: Answers = { ...usualAnswers, ...answers };
  const isOpened = kind === 'drawer';
  const opened = isOpened ? { ...all, input: { id: 'example', ...(isRecord(input) && input) } } : all;
  return { region: '', ...account, answers: opened };
}

type Answers = Readonly<Record<string, Json>>;

/** The scenarios of a file about a descriptor, each with the person that it is about. */
export function scenariosOf(descriptor: DescriptorOf<'scenarios'>, about: Descriptor): readonly FoundScenario[] {
  const { as: account, scenarios = [] } = descriptor.authored;
  const answersAt = (path: Path) => objectAt(valueAt(descriptor.value, path), 'answers');
  return scenarios.flatMap((scenario, index) => {
    const path = ['scenarios', index];
    const persona = personaOf(about, { ...account, ...scenario?.as }, { ...answersAt([]), ...answersAt(path) });
    return [{ path, title: scenario?.title ?? '', persona }];
  });
}

function run(
  project: Project,
  descriptor: DescriptorOf<'scenarios'>,
  about: Descriptor,
  { path, title, persona }: FoundScenario,
): ScenarioResult {
  const reader = new Reader(project, about, persona);
  const expected = expectationsAt(descriptor, path);
  const { line } = positionOf(descriptor.file, spanOf(descriptor.root, path).offset);
  const failures = expected.flatMap(({ at, ...expectation }) => {
    const part = namedParts(project, about).get(expectation.part);
    const unmet = part && check(reader, part, expectation);
    if (!unmet) return [];
    const { found, ...reasons } = unmet;
    return [{ ...reasons, diagnostic: diagnose(descriptor, at, found) }];
  });
  return { file: descriptor.file.path, line, title, expectations: expected.length, failures };
}

const states = ['visible', 'hidden', 'enabled', 'disabled'] as const;

type State = (typeof states)[number];

/** What a scenario expects of a part: its state, or the text that it shows. */
interface Expectation {
  readonly part: string;
  readonly state: State | { readonly text: string };
}

function expectationsAt(
  { authored }: DescriptorOf<'scenarios'>,
  path: Path,
): readonly (Expectation & { readonly at: Path })[] {
  const scenario = authored.scenarios?.[Number(path[1])];
  const ofStates = states.flatMap((state) =>
    (scenario?.[state] ?? []).map((part = '', index) => ({ part, state, at: [...path, state, index] })),
  );
  const shown = (scenario?.shows ?? []).map((one, index) => ({
    part: one?.part ?? '',
    state: { text: one?.text ?? '' },
    at: [...path, 'shows', index, 'text'],
  }));
  return [...ofStates, ...shown];
}

/** Why an expectation is not met; nothing if it is. */
function check(reader: Reader, path: Path, { part, state }: Expectation): Unmet | undefined {
  const visibility = reader.visibility(path);
  const unmet = (is: State, why: WhyNot): Unmet => ({
    found: finding('scenario/failed.state', { part, state: `${state}`, is }),
    why,
  });
  if (state === 'hidden') return visibility.visible ? unmet('visible', visibility) : undefined;
  if (typeof state === 'object') return checkText(reader, path, visibility, { part, text: state.text });
  if (!visibility.visible) return unmet('hidden', visibility);
  if (state === 'visible') return undefined;
  const enabled = reader.enabled(path);
  const is = enabled.visible ? 'enabled' : 'disabled';
  return is === state ? undefined : unmet(is, enabled);
}

interface Unmet extends Omit<ScenarioFailure, 'diagnostic'> {
  readonly found: Finding;
}

function checkText(
  reader: Reader,
  path: Path,
  visibility: WhyNot,
  expected: { readonly part: string; readonly text: string },
): Unmet | undefined {
  if (!visibility.visible) return { found: finding('scenario/failed.hidden', expected), why: visibility };
  const shown = shownText(reader, path);
  if (shown === undefined) return { found: finding('scenario/failed.wordless', expected) };
  if (shown === expected.text) return undefined;
  const found = { ...finding('scenario/failed.text', { ...expected, shown }), fix: shown };
  return { found, reads: reader.readBy(path) };
}
