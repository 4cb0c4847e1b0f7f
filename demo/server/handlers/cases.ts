import { analystById } from '../../company/administration/analysts';
import { caseDetail } from '../../company/cases/detail';
import { caseList } from '../../company/cases/list';
import type { Case, CaseFile } from '../../company/cases/types';
import { fileItem } from '../../company/cases/files';
import {
  addAlerts,
  addCaseFile,
  addCaseNote,
  caseNow,
  changeCase,
  createCase,
  createCaseOf,
  removeCaseFile,
} from '../../company/cases/work';
import { versionOf } from '../../company/versions';
import { notFound, Refusal, refusedVersion, signedIn, Success, type Call, type Handlers } from '../handler';
import { alertsOf } from '../alerts-of';
import { offerDownload } from '../downloads';
import { authorOf, refusalWithout } from '../rights';

const MANAGE = 'workbench.manageCases';

/** Answers about cases. */
export const caseHandlers = {
  caseList: (call) => caseList(call, signedIn(call).profile.user_name),
  caseQuery: ({ path: { id }, world }) => {
    const answer = caseDetail(world, id);
    return answer ? new Success(answer, { ETag: answer.data.case.version }) : notFound(id);
  },
  createCase: (call) => {
    const { world, body } = call;
    const refusal = refusalWithout(call, MANAGE);
    if (refusal) return refusal;
    const owner = body.owner === undefined ? null : analystById(body.owner);
    if (owner === undefined) return notFound(`${body.owner}`);
    const made = { name: body.name, severity: body.severity, owner: owner?.name ?? null, alerts: [] };
    const { id, name } = createCase(world, made, authorOf(call));
    return { data: { id, name } };
  },
  changeCase: (call) => {
    const { owner } = call.body;
    if (owner !== undefined && !analystById(owner)) return notFound(owner);
    const found = changeable(call);
    if (found instanceof Refusal) return found;
    const refusal = refusedVersion(call.header, versionOf(found));
    if (refusal) return refusal;
    return new Success({}, { ETag: versionOf(changeCase(call.world, found, call.body, authorOf(call))) });
  },
  addCaseNote: (call) => {
    const found = changeable(call);
    if (found instanceof Refusal) return found;
    addCaseNote(call.world, found, call.body.text, authorOf(call));
    return {};
  },
  addCaseFile: async (call) => {
    const found = changeable(call);
    if (found instanceof Refusal) return found;
    const added = await addCaseFile(call.world, found, call.body, authorOf(call));
    return { data: fileItem(call.world, added) };
  },
  removeCaseFile: (call) => {
    const found = changeable(call);
    if (found instanceof Refusal) return found;
    const file = fileOf(found, call.path.fileId);
    if (file === undefined) return notFound(call.path.fileId);
    removeCaseFile(call.world, found, file, authorOf(call));
    return {};
  },
  createCaseFileDownload: ({ world, path }) => {
    const found = caseNow(world, path.id);
    const file = found && fileOf(found, path.fileId);
    if (file === undefined) return notFound(path.fileId);
    const { name, content } = file;
    return { data: { address: offerDownload(world, () => ({ name, type: 'application/octet-stream', content })) } };
  },
  fileAlerts: (call) => {
    const { world, body } = call;
    const refusal = refusalWithout(call, MANAGE);
    if (refusal) return refusal;
    const found = alertsOf(world, body.ids);
    if (found instanceof Refusal) return found;
    const { caseId, name } = body;
    if (caseId === undefined) {
      if (name === undefined) return new Refusal(400, 400000, 'The case has no name.');
      const created = createCaseOf(world, name, found, authorOf(call));
      return { data: { id: created.id, name } };
    }
    const target = caseNow(world, caseId);
    if (target === undefined) return notFound(caseId);
    addAlerts(world, target, found, authorOf(call));
    return { data: { id: target.id, name: target.name } };
  },
} satisfies Handlers<
  | 'caseList'
  | 'caseQuery'
  | 'createCase'
  | 'changeCase'
  | 'addCaseNote'
  | 'addCaseFile'
  | 'removeCaseFile'
  | 'createCaseFileDownload'
  | 'fileAlerts'
>;

type ChangeCall = Pick<
  Call<'changeCase' | 'addCaseNote' | 'addCaseFile' | 'removeCaseFile'>,
  'account' | 'world' | 'path'
>;

/** The case that a call changes; a refusal if there is none with this id, or without the permission. */
function changeable(call: ChangeCall): Case | Refusal {
  return refusalWithout(call, MANAGE) ?? caseNow(call.world, call.path.id) ?? notFound(call.path.id);
}

function fileOf({ files }: Case, id: string): CaseFile | undefined {
  return files.find((file) => file.id === id);
}
