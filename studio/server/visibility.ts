import type { Project } from '~/codegen/1-parse/project';
import type { Descriptor, Json, Path } from '~/codegen/language/model';
import { sourcesOf } from '~/codegen/service/fields/contract-tree';
import { innermost } from '~/lib/innermost';
import { outlineOf } from '~/codegen/service/outline';
import type { Persona } from '~/codegen/service/visibility/persona';
import { whoSees } from '~/codegen/service/visibility/who-sees';
import { whyNot } from '~/codegen/service/visibility/why-not';
import { isRecord, isString } from '~/lib/json';
import type { Visibility } from '../protocol';
import type { Answers } from './answers';

/** Who sees the part around an offset of a file, and why whoever uses the preview does or does not. */
export function visibilityAt(
  project: Project,
  answers: Answers,
  at: { readonly file: string; readonly offset: number },
): Visibility | undefined {
  const descriptor = project.descriptors.find(({ file }) => file.path === at.file);
  if (!descriptor) return undefined;
  const entry = innermost(outlineOf(descriptor), at.offset);
  const path: Path = entry?.path ?? [];
  return {
    part: entry ? `${entry.kind} ${entry.label}` : `the whole of ${descriptor.id}`,
    who: whoSees(project, descriptor, path),
    why: whyNot(project, descriptor, path, personaOf(project, answers, descriptor)),
  };
}

/** Whoever uses the preview: the console has asked for the profile and for the sources that it shows. */
function personaOf(project: Project, answers: Answers, descriptor: Descriptor): Persona {
  const answerOf = (id: string): unknown => {
    const operation = project.contract.operations.get(id);
    return operation && answers.of(operation);
  };
  const profile = answerOf('getAuth');
  const advanced = memberOf(profile, 'advancedInfo');
  const [view, userType] = [memberOf(advanced, 'view'), memberOf(advanced, 'userType')];
  const access = memberOf(profile, 'access');
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
    flags: switchedOn(memberOf(access, 'flagsState')),
    permissions: switchedOn(memberOf(access, 'permissions')),
    answers: known,
  };
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

/** The names that are on: exactly 1 is. */
function switchedOn(value: unknown): readonly string[] {
  return isRecord(value) ? Object.keys(value).filter((name) => value[name] === 1) : [];
}
