import type { Body } from '~/generated/contract/operations';
import { analystById } from '../administration/analysts';
import type { Alert } from '../alerts/types';
import { ageNow, type AlertWorld } from '../alerts/work';
import { severityRank } from '../threats/severity';
import { checksum, nameOf } from '../files';
import { revised } from '../versions';
import { cases } from './generate';
import type { Case, CaseFile, CaseWorkEvent } from './types';

/** The cases that analysts have made and changed since the start of the demo. */
export interface CaseWork {
  /** Absent before the first change. */
  cases?: readonly Case[];
  /** The number of cases that were made, which gives each its id. */
  made: number;
  /** The number of files that were added, which gives each its id. */
  files: number;
}

/** A clock with the work on alerts and cases. */
export interface CaseWorld extends AlertWorld {
  readonly state: AlertWorld['state'] & { readonly caseWork: CaseWork };
}

/** All cases as they are now. */
export function casesNow(world: CaseWorld): readonly Case[] {
  return world.state.caseWork.cases ?? cases(world);
}

/** The case with an id as it is now. */
export function caseNow(world: CaseWorld, id: string): Case | undefined {
  return casesNow(world).find((each) => each.id === id);
}

/** What somebody says of a case to make. */
type NewCase = Pick<Case, 'name' | 'severity' | 'owner' | 'alerts'>;

/** Makes a case. */
export function createCase(world: CaseWorld, made: NewCase, author: string): Case {
  const { caseWork } = world.state;
  caseWork.made += 1;
  const age = ageNow(world);
  const created: Case = {
    ...{ id: `CASE-${1042 + caseWork.made}`, ...made, status: 'open', createdBy: author },
    ...{ created: age, updated: age, notes: [], files: [] },
    work: [{ age, author, title: 'The case was created.', description: null }],
  };
  caseWork.cases = [created, ...casesNow(world)];
  return created;
}

/** Makes a case of alerts for their author; its severity is that of the most severe. */
export function createCaseOf(world: CaseWorld, name: string, found: readonly Alert[], author: string): Case {
  const [worst] = found.toSorted((one, other) => severityRank(other.severity) - severityRank(one.severity));
  const alerts = found.map(({ id }) => id);
  return createCase(world, { name, severity: worst?.severity ?? 'low', owner: author, alerts }, author);
}

/** Adds alerts to a case that does not have them yet. */
export function addAlerts(world: CaseWorld, target: Case, found: readonly Alert[], author: string): void {
  const added = found.filter(({ id }) => !target.alerts.includes(id));
  if (added.length === 0) return;
  const description = added.map(({ name }) => name).join('; ');
  replace(world, { ...target, alerts: [...added.map(({ id }) => id), ...target.alerts] }, author, [
    'Alerts were added.',
    description,
  ]);
}

/** Changes a case, and gives it as it is then. */
export function changeCase(world: CaseWorld, target: Case, change: Body<'changeCase'>, author: string): Case {
  const { status, severity } = change;
  const owner = change.owner === undefined ? undefined : (analystById(change.owner)?.name ?? change.owner);
  const changed = {
    ...target,
    ...(status !== undefined && { status }),
    ...(severity !== undefined && { severity }),
    ...(owner !== undefined && { owner }),
  };
  const differences = [
    status !== undefined && status !== target.status && `status: ${status}`,
    severity !== undefined && severity !== target.severity && `severity: ${severity}`,
    owner !== undefined && owner !== target.owner && `owner: ${owner}`,
  ].filter((each) => each !== false);
  if (differences.length === 0) return target;
  return replace(world, changed, author, ['The case was changed.', differences.join(', ')]);
}

/** Adds a note to a case. */
export function addCaseNote(world: CaseWorld, target: Case, text: string, author: string): void {
  const note = { age: ageNow(world), author, text };
  replace(world, { ...target, notes: [note, ...target.notes] }, author, ['A note was added.', text]);
}

/** Adds a file to a case. */
export async function addCaseFile(
  world: CaseWorld,
  target: Case,
  { file, comment }: Body<'addCaseFile'>,
  author: string,
): Promise<CaseFile> {
  const { caseWork } = world.state;
  caseWork.files += 1;
  const content = new Uint8Array(await file.arrayBuffer());
  const id = `file-${target.id}-${caseWork.files}`;
  const added = {
    ...{ id, name: nameOf(file), sha256: await checksum('SHA-256', content), content },
    ...{ age: ageNow(world), addedBy: author, comment: comment ?? null },
  };
  // Somebody else may have changed the case while the file was read.
  const current = caseNow(world, target.id) ?? target;
  replace(world, { ...current, files: [added, ...current.files] }, author, ['A file was added.', added.name]);
  return added;
}

/** Removes a file from a case. */
export function removeCaseFile(world: CaseWorld, target: Case, file: CaseFile, author: string): void {
  const files = target.files.filter(({ id }) => id !== file.id);
  replace(world, { ...target, files }, author, ['A file was removed.', file.name]);
}

function replace(
  world: CaseWorld,
  changed: Case,
  author: string,
  [title, description]: readonly [string, string],
): Case {
  const age = ageNow(world);
  const event: CaseWorkEvent = { age, author, title, description };
  const next = { ...revised(changed), updated: age, work: [event, ...changed.work] };
  world.state.caseWork.cases = casesNow(world).map((each) => (each.id === next.id ? next : each));
  return next;
}
