import { analystById, analysts } from '../../company/administration/analysts';
import { addNote, changeAlerts } from '../../company/alerts/work';
import { alertsOf } from '../alerts-of';
import { notFound, Refusal, type Handlers } from '../handler';
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
