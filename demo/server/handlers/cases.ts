import { analystById } from '../../company/administration/analysts';
import { caseDetail } from '../../company/cases/detail';
import { caseList } from '../../company/cases/list';
import type { Case } from '../../company/cases/types';
import { addAlerts, addCaseNote, caseNow, changeCase, createCase } from '../../company/cases/work';
import { versionOf } from '../../company/versions';
import { notFound, Refusal, refusedVersion, Success, type Call, type Handlers } from '../handler';
import { alertsOf } from '../alerts-of';
import { authorOf, refusalWithout } from '../rights';

const MANAGE = 'workbench.manageCases';

/** Answers about cases. */
export const caseHandlers = {
  caseList,
  caseQuery: ({ path: { id }, world }) => {
    const answer = caseDetail(world, id);
    return answer ? new Success(answer, { ETag: answer.data.case.version }) : notFound(id);
  },
  changeCase: (call) => {
    const { owner } = call.body;
    if (owner !== undefined && !analystById(owner)) return notFound(owner);
    return withCase(call, (found, author) => {
      const refusal = refusedVersion(call.header, versionOf(found));
      if (!refusal) changeCase(call.world, found, call.body, author);
      return refusal;
    });
  },
  addCaseNote: (call) => withCase(call, (found, author) => void addCaseNote(call.world, found, call.body.text, author)),
  fileAlerts: (call) => {
    const { world, body } = call;
    const refusal = refusalWithout(call, MANAGE);
    if (refusal) return refusal;
    const found = alertsOf(world, body.ids);
    if (found instanceof Refusal) return found;
    const { caseId, name } = body;
    if (caseId === undefined) {
      if (name === undefined) return new Refusal(400, 400000, 'The case has no name.');
      const created = createCase(world, name, found, authorOf(call));
      return { data: { id: created.id, name } };
    }
    const target = caseNow(world, caseId);
    if (target === undefined) return notFound(caseId);
    addAlerts(world, target, found, authorOf(call));
    return { data: { id: target.id, name: target.name } };
  },
} satisfies Handlers<'caseList' | 'caseQuery' | 'changeCase' | 'addCaseNote' | 'fileAlerts'>;

/** Does something with a case; a refusal if there is none with this id, or without the permission. */
function withCase(
  call: Call<'changeCase' | 'addCaseNote'>,
  act: (found: Case, author: string) => Refusal | undefined,
): Refusal | Record<string, never> {
  const refusal = refusalWithout(call, MANAGE);
  if (refusal) return refusal;
  const found = caseNow(call.world, call.path.id);
  if (found === undefined) return notFound(call.path.id);
  return act(found, authorOf(call)) ?? {};
}
