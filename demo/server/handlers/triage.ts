import { analystById, analysts } from '../../company/administration/analysts';
import type { Alert } from '../../company/alerts/types';
import { addNote, alertNow, changeAlerts } from '../../company/alerts/work';
import { notFound, Refusal, type Handlers, type World } from '../handler';
import { authorOf, refusalWithout } from '../rights';

const MANAGE_ALERTS = 'workbench.manageAlerts';

/** Answers about the work on alerts. */
export const triageHandlers = {
  analystList: () => ({ data: { items: [...analysts()] } }),
  changeAlerts: (call) => {
    const { ids, ...change } = call.body;
    const refusal = refusalWithout(call, MANAGE_ALERTS);
    if (refusal) return refusal;
    if (typeof change.owner === 'string' && !analystById(change.owner)) return notFound(change.owner);
    const found = alertsOf(call.world, ids);
    return found instanceof Refusal ? found : { data: changeAlerts(call.world, found, change, authorOf(call)) };
  },
  addAlertNote: (call) => {
    const refusal = refusalWithout(call, MANAGE_ALERTS);
    if (refusal) return refusal;
    const found = alertsOf(call.world, call.body.ids);
    if (found instanceof Refusal) return found;
    addNote(call.world, found, authorOf(call), call.body.text);
    return {};
  },
} satisfies Handlers<'analystList' | 'changeAlerts' | 'addAlertNote'>;

/** The alerts with some ids; a refusal if one of them does not exist. */
function alertsOf(world: World, ids: readonly string[]): readonly Alert[] | Refusal {
  const found = ids.map((id) => alertNow(world, id) ?? id);
  const missing = found.find((each) => typeof each === 'string');
  return missing === undefined ? found.filter((each) => typeof each !== 'string') : notFound(missing);
}
