import { titleOfDescriptor } from '~/codegen/1-parse/part-words';
import type { Project } from '~/codegen/1-parse/project';
import { isRecord, isString } from '~/lib/json';
import type { Choice, Choices } from '../persona';
import { memberRead, profilePortOf, type PersonaPart } from './ports';

/** What a persona of the console can be: what it has names for, and what can be changed on the way to the preview. */
export function choicesOf(project: Project): Choices {
  const vocabulary = project.find('vocabulary', 'vocabulary')?.value;
  const named = (list: string): readonly Choice[] => {
    const names = isRecord(vocabulary) ? vocabulary[list] : undefined;
    return Object.entries(isRecord(names) ? names : {}).map(([value, description]) => ({
      value,
      label: isString(description) ? description.replace(/\.$/, '') : value,
    }));
  };
  const reads = profilePortOf(project)?.reads;
  const changeable = (part: PersonaPart, list: string): readonly Choice[] =>
    memberRead(reads?.[part]) ? named(list) : [];
  const languages = project.of('messages').map(({ kind, id, value }) => ({
    value: id,
    label: titleOfDescriptor(kind, id, value),
  }));
  return {
    region: named('regions'),
    view: changeable('view', 'views').map(({ value, label }) => ({ value, label: `${value}: ${label}` })),
    userType: changeable('userType', 'userTypes').map(({ value }) => ({ value, label: value })),
    language: languages.length > 1 ? languages : [],
    flags: changeable('flags', 'flags'),
    permissions: changeable('permissions', 'permissions'),
  };
}
