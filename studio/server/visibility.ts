import { extendedBy } from '~/codegen/2-analyze/analysis';
import type { Project } from '~/codegen/1-parse/project';
import { offsetIn } from '~/codegen/diagnostics/locate';
import type { Descriptor, Json, Path } from '~/codegen/language/model';
import { sourcesOf } from '~/codegen/service/fields/contract-tree';
import { descriptorOf } from '~/codegen/service/find-symbol';
import { innermost } from '~/lib/innermost';
import { outlineOf } from '~/codegen/service/outline';
import type { Persona } from '~/codegen/service/visibility/persona';
import { whoSees } from '~/codegen/service/visibility/who-sees';
import { whyNot } from '~/codegen/service/visibility/why-not';
import { isList, isRecord, isString } from '~/lib/json';
import type { Visibility } from '../protocol';
import type { Answers } from './answers';
import { profilePortOf, readFrom, type PersonaPart } from './ports';

/** Who sees the part around an offset of a file, and why whoever uses the preview does or does not. */
export function visibilityAt(
  project: Project,
  answers: Answers,
  at: { readonly file: string; readonly offset: number },
): Visibility | undefined {
  const written = descriptorOf(project, at.file);
  if (!written) return undefined;
  const entry = innermost(outlineOf(written), offsetIn(written.file, at.file, at.offset));
  const path: Path = entry?.path ?? [];
  const { descriptor, path: there } = shownPart(project, written, path);
  return {
    part: entry ? `${entry.kind} ${entry.label}` : `the whole of ${written.id}`,
    who: whoSees(project, descriptor, there),
    why: whyNot(project, descriptor, there, personaOf(project, answers, descriptor)),
  };
}

/** A part of an extension where it is shown: in the descriptor that it adds to. */
function shownPart(project: Project, written: Descriptor, path: Path) {
  const extended = written.kind === 'extension' ? extendedBy(project, written) : undefined;
  const there = extended?.joined?.pathOf(written.file.path, path);
  return extended && there ? { descriptor: extended, path: there } : { descriptor: written, path };
}

/** Whoever uses the preview: the console has asked for the profile and for the sources that it shows. */
function personaOf(project: Project, answers: Answers, descriptor: Descriptor): Persona {
  const answerOf = (id: string): unknown => {
    const operation = project.contract.operations.get(id);
    return operation && answers.of(operation);
  };
  const port = profilePortOf(project);
  const profile = port && answers.of(port.operation);
  const read = (part: PersonaPart): unknown => readFrom({ answer: profile }, port?.reads[part]);
  const [view, userType] = [read('view'), read('userType')];
  const region = memberOf(answers.at('GET', '/config.json'), 'region');
  const sources = sourcesOf(project, descriptor).map(([name, id]) => [name, answerOf(id)]);
  const known: Readonly<Record<string, Json>> = Object.fromEntries([
    ...sources.filter(([, answer]) => answer !== undefined),
    ['profile', profile ?? null],
  ]);
  return {
    ...(isString(view) && { view }),
    ...(isString(userType) && { userType }),
    ...(isString(region) && { region }),
    flags: switchedOn(read('flags')),
    permissions: switchedOn(read('permissions')),
    answers: known,
  };
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** The names that are on: those of a list, of an object exactly those that are 1. */
function switchedOn(value: unknown): readonly string[] {
  if (isList(value)) return value.filter(isString);
  return isRecord(value) ? Object.keys(value).filter((name) => value[name] === 1) : [];
}
