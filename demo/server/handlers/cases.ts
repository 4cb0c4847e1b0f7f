import { analystById } from '../../company/administration/analysts';
import { caseDetail } from '../../company/cases/detail';
import { caseList } from '../../company/cases/list';
import type { Case } from '../../company/cases/types';
import { addAlerts, addCaseNote, caseNow, changeCase, createCase } from '../../company/cases/work';
import { notFound, Refusal, type Call, type Handlers } from '../handler';
import { alertsOf } from '../alerts-of';
import { authorOf, refusalWithout } from '../rights';

const MANAGE = 'workbench.manageCases';

/** Answers about cases. */
export const caseHandlers = {
  caseList,
  caseQuery: ({ path, world }) => caseDetail(world, path.id) ?? notFound(path.id),
  changeCase: (call) => {
    const { owner } = call.body;
    if (owner !== undefined && !analystById(owner)) return notFound(owner);
    return withCase(call, (found, author) => changeCase(call.world, found, call.body, author));
  },
  addCaseNote: (call) => withCase(call, (found, author) => addCaseNote(call.world, found, call.body.text, author)),
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
  act: (found: Case, author: string) => void,
): Refusal | Record<string, never> {
  const refusal = refusalWithout(call, MANAGE);
  if (refusal) return refusal;
  const found = caseNow(call.world, call.path.id);
  if (found === undefined) return notFound(call.path.id);
  act(found, authorOf(call));
  return {};
}
