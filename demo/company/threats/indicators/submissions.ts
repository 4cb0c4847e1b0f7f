import type { Body, WireAnswer } from '~/generated/contract/operations';
import { ageNow } from '../../alerts/work';
import { checksum, nameOf } from '../../files';
import { listPageAs, type ListRules, type QueryCall, type SortKey } from '../../query/list';
import { matchesAny } from '../../query/matches-any';
import { integer, oneOf, seeded } from '../../random';
import { memoizePerWeekHour } from '../../time/calendar';
import { MINUTE, recency, timeOf, type Age, type Clock, type StartTime } from '../../time/age';
import { moments } from '../../time/moments';
import { authoredSandboxResults } from './authored-sandbox';
import { indicatorsById } from './generate';
import { sandboxResult } from './sandbox';
import { seenIndicators } from './seen';
import { searchTypes } from './types';

type List = WireAnswer<'sandboxSubmissionList'>;
type Item = List['data']['items'][number];

/** An object that was submitted to the sandbox. */
interface Submission extends Omit<Item, 'submitted' | 'completed'> {
  readonly submitted: Age;
  readonly completed: Age | null;
}

const submitters = ['Endpoint sensor', 'Email sensor', 'Ada Lindholm', 'Bruno Castell', 'Network sensor'] as const;
const environments = ['Windows 11 23H2', 'Windows 10 22H2', 'Windows Server 2022'] as const;
const risks = ['notAnalyzed', 'noRisk', 'low', 'medium', 'high'];

/** The share of harmless objects that are not submitted. */
const KNOWN_SHARE = 0.8;

const submissions: (started: StartTime) => readonly Submission[] = memoizePerWeekHour((_, started) => {
  const authored = authoredSandboxResults(moments(started.start));
  return seenIndicators(started).flatMap((each) => {
    const { id, kind, name, verdict, last } = each;
    const result = authored.get(id) ?? sandboxResult(started, id);
    if ((kind !== 'file' && kind !== 'url') || last === null || result === undefined) return [];
    const next = seeded(`submission of ${id}`);
    // Sensors seldom submit what is known to be harmless.
    if (verdict === 'safe' && !authored.has(id) && next() < KNOWN_SHARE) return [];
    const isDone = result.status === 'done';
    const submitted = last + integer(next, 2, 9) * MINUTE;
    return {
      id: `sub-${id}`,
      ...{ type: kind, name, searchType: searchTypes[kind], objectId: id, sha1: kind === 'file' ? id : null },
      status: isDone ? ('done' as const) : ('processing' as const),
      riskLevel: (isDone && result.riskLevel) || null,
      threat: indicatorsById().get(id)?.file?.detection ?? null,
      behaviors: result.suspiciousBehaviorList?.length ?? 0,
      ...{ environment: oneOf(next, environments), submittedBy: oneOf(next, submitters) },
      ...{ submitted, completed: isDone ? last : null },
    };
  });
});

/** What analysts submitted again since the start of the demo, by the id of the submission. */
export type SandboxWork = Map<string, { readonly submitted: Age; readonly submittedBy: string }>;

/** A file that an analyst submitted. Its content is not stored. */
export interface SubmittedFile {
  readonly id: string;
  readonly name: string;
  readonly sha1: string;
  readonly submitted: Age;
  readonly submittedBy: string;
}

/** A clock with that. */
export interface SandboxWorld extends Clock {
  readonly state: { readonly sandbox: SandboxWork; readonly sandboxFiles: SubmittedFile[] };
}

/** How long an analysis takes. */
const DURATION = 3 * MINUTE;

function submissionsNow(world: SandboxWorld): readonly Submission[] {
  const { sandbox, sandboxFiles } = world.state;
  const now = ageNow(world);
  const all = [...sandboxFiles.map((file) => submissionOf(file, now)), ...submissions(world)];
  if (sandbox.size === 0) return all;
  return all.map((each): Submission => {
    const again = sandbox.get(each.id);
    if (again === undefined) return each;
    const completed = again.submitted - DURATION;
    if (completed >= now) return { ...each, ...again, completed };
    return { ...each, ...again, completed: null, status: 'processing', riskLevel: null };
  });
}

/** The id of a submission that does not exist; `undefined` if all do. */
export function unknownSubmission(world: SandboxWorld, ids: readonly string[]): string | undefined {
  const known = new Set([...world.state.sandboxFiles, ...submissions(world)].map(({ id }) => id));
  return ids.find((id) => !known.has(id));
}

/** Submits objects again. */
export function resubmit(world: SandboxWorld, ids: readonly string[], submittedBy: string): void {
  for (const id of ids) world.state.sandbox.set(id, { submitted: ageNow(world), submittedBy });
}

/** The endings of files that the sandbox opens. */
const endings =
  /\.(exe|dll|msi|docx?|docm|xlsx?|xlsm|pptx?|pdf|rtf|js|vbs|ps1|bat|cmd|jar|lnk|iso|zip|7z|rar|gz|eml|msg|html?|txt)$/i;

/** Whether the sandbox opens files of this name. */
export function isSandboxFile(name: string): boolean {
  return endings.test(name);
}

/** Submits a file: its name and its checksums are stored, and it is forgotten. */
export async function submitFile(
  world: SandboxWorld,
  file: Body<'submitFileToSandbox'>['file'],
  submittedBy: string,
): Promise<WireAnswer<'submitFileToSandbox'>['data']> {
  const bytes = await file.arrayBuffer();
  const [sha1, sha256] = [await checksum('SHA-1', bytes), await checksum('SHA-256', bytes)];
  const name = nameOf(file);
  const id = `sub-file-${world.state.sandboxFiles.length + 1}-${sha1}`;
  world.state.sandboxFiles.unshift({ id, name, sha1, submitted: ageNow(world), submittedBy });
  return { id, name, size: file.size, sha256 };
}

function submissionOf(file: SubmittedFile, now: Age): Submission {
  const completed = file.submitted - DURATION;
  const isDone = completed >= now;
  return {
    ...file,
    ...{ type: 'file', searchType: searchTypes.file, objectId: file.sha1, threat: null, behaviors: 0 },
    environment: environments[0],
    status: isDone ? 'done' : 'processing',
    riskLevel: isDone ? 'noRisk' : null,
    completed: isDone ? completed : null,
  };
}

const rules: ListRules<Submission, SortKey<'sandboxSubmissionList'>> = {
  text: ({ name, sha1, threat, submittedBy }) => [name, sha1, threat, submittedBy],
  sort: {
    submitted: ({ submitted }) => recency(submitted),
    name: ({ name }) => name,
    riskLevel: ({ riskLevel }) => risks.indexOf(riskLevel ?? ''),
    submittedBy: ({ submittedBy }) => submittedBy,
  },
  usual: '-submitted',
};

/** Answers with a page of the sandbox submissions. */
export function sandboxSubmissionList(
  call: QueryCall<'sandboxSubmissionList'> & { readonly world: SandboxWorld },
): List {
  const { riskLevel, type, sha1 } = call.query;
  const where = (each: Submission) =>
    matchesAny<string | null>(riskLevel, each.riskLevel) &&
    matchesAny(type, each.type) &&
    (sha1 === undefined || each.sha1 === sha1);
  return listPageAs(call, submissionsNow(call.world), { ...rules, where }, ({ submitted, completed, ...each }) => ({
    ...each,
    submitted: timeOf(call.world, submitted),
    completed: completed === null ? null : timeOf(call.world, completed),
  }));
}
