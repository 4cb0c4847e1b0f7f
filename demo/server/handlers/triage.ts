import { analystById, analysts } from '../../company/administration/analysts';
import { addNote, alertsBefore, changeAlerts, isLastChange, restoreAlerts } from '../../company/alerts/work';
import { areVersionsOf, versionsOf } from '../../company/versions';
import { alertsOf } from '../alerts-of';
import { changedMeanwhile, notFound, Refusal, type Handlers } from '../handler';
import { authorOf, refusalWithout } from '../rights';

const MANAGE_ALERTS = 'workbench.manageAlerts';

/** Answers about the work on alerts. */
export const triageHandlers = {
  analystList: () => ({ data: { items: [...analysts()] } }),
  changeAlerts: (call) => {
    const { ids, versions, ...change } = call.body;
    const refusal = refusalWithout(call, MANAGE_ALERTS);
    if (refusal) return refusal;
    if (typeof change.owner === 'string' && !analystById(change.owner)) return notFound(change.owner);
    const found = alertsOf(call.world, ids);
    if (found instanceof Refusal) return found;
    if (versions && !areVersionsOf(found, versions)) return changedMeanwhile();
    return { data: changeAlerts(call.world, found, change, authorOf(call)) };
  },
  alertVersions: (call) => {
    const found = alertsOf(call.world, call.body.ids);
    return found instanceof Refusal ? found : { data: { versions: versionsOf(found) } };
  },
  undoAlertChange: (call) => {
    const { id } = call.path;
    const refusal = refusalWithout(call, MANAGE_ALERTS);
    if (refusal) return refusal;
    const before = alertsBefore(call.world, id);
    if (before === undefined) return notFound(id);
    if (!before.every((alert) => isLastChange(call.world, alert.id, id))) return changedMeanwhile();
    restoreAlerts(call.world, before, authorOf(call));
    return {};
  },
  addAlertNote: (call) => {
    const refusal = refusalWithout(call, MANAGE_ALERTS);
    if (refusal) return refusal;
    const found = alertsOf(call.world, call.body.ids);
    if (found instanceof Refusal) return found;
    addNote(call.world, found, authorOf(call), call.body.text);
    return {};
  },
} satisfies Handlers<'analystList' | 'changeAlerts' | 'alertVersions' | 'undoAlertChange' | 'addAlertNote'>;
