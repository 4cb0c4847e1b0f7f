import type { Body } from '~/generated/contract/operations';
import { analystById } from '../administration/analysts';
import { findById } from '../query/by-id';
import type { Age, Clock } from '../time/age';
import { revised } from '../versions';
import { alerts } from './generate';
import type { Alert, AlertHistory } from './types';

/** The alerts that analysts have changed since the start of the demo, by id. */
export interface AlertWork {
  changed: ReadonlyMap<string, Alert>;
  /** The number of changes, which gives each its id. */
  count: number;
  /** The alerts before each change, by the id of the change. */
  readonly before: Map<string, readonly Alert[]>;
}

/** A clock with the work on the alerts. */
export interface AlertWorld extends Clock {
  readonly state: { readonly alertWork: AlertWork };
}

/** What an analyst changes of alerts. */
export type AlertChange = Omit<Body<'changeAlerts'>, 'ids' | 'versions'>;

/** Nobody has changed an alert yet. */
export function createAlertWork(): AlertWork {
  return { changed: new Map(), count: 0, before: new Map() };
}

const lists = new WeakMap<object, { readonly from: readonly Alert[]; readonly now: readonly Alert[] }>();

/** All alerts as they are now. The same list until another alert is changed. */
export function alertsNow(world: AlertWorld): readonly Alert[] {
  const from = alerts(world);
  const { changed } = world.state.alertWork;
  if (changed.size === 0) return from;
  const known = lists.get(changed);
  if (known?.from === from) return known.now;
  const now = from.map((alert) => changed.get(alert.id) ?? alert);
  lists.set(changed, { from, now });
  return now;
}

/** The alert with an id as it is now. */
export function alertNow(world: AlertWorld, id: string): Alert | undefined {
  return findById(alertsNow(world), id);
}

/** Changes alerts. Gives how many differ now; an alert that has these values already stays as it is. */
export function changeAlerts(
  world: AlertWorld,
  found: readonly Alert[],
  change: AlertChange,
  author: string,
): { readonly id: string; readonly changed: number } {
  const { alertWork } = world.state;
  alertWork.count += 1;
  const id = `chg-${alertWork.count}`;
  const differing = found.filter((alert) => differs(alert, change));
  alertWork.before.set(id, differing);
  put(
    world,
    differing.map((alert) =>
      changedAlert(alert, change, { ...historyOf(alert, change), id, age: ageNow(world), author }),
    ),
  );
  return { id, changed: differing.length };
}

/** The alerts of a change as they were before it; `undefined` if there is no such change. */
export function alertsBefore(world: AlertWorld, change: string): readonly Alert[] | undefined {
  return world.state.alertWork.before.get(change);
}

/** True if nobody has changed an alert since a change. */
export function isLastChange(world: AlertWorld, alertId: string, change: string): boolean {
  return alertNow(world, alertId)?.history?.[0]?.id === change;
}

/** Sets alerts back to the status, owner and severity that each had before. Notes stay. */
export function restoreAlerts(world: AlertWorld, before: readonly Alert[], author: string): void {
  const { alertWork } = world.state;
  alertWork.count += 1;
  const id = `chg-${alertWork.count}`;
  put(
    world,
    before.flatMap((earlier) => {
      const alert = alertNow(world, earlier.id);
      if (!alert) return [];
      const { status, owner, severity } = earlier;
      const entry = { id, age: ageNow(world), author, reason: null };
      const changed = {
        status: status === alert.status ? null : status,
        owner: owner === alert.owner ? null : (owner ?? ''),
        severity: severity === alert.severity ? null : severity,
      };
      const history = [{ ...entry, ...changed }, ...(alert.history ?? [])];
      return { ...alert, status, owner, severity, updated: entry.age, history };
    }),
  );
}

/** Adds a note to alerts. */
export function addNote(world: AlertWorld, found: readonly Alert[], author: string, text: string): void {
  const age = ageNow(world);
  put(
    world,
    found.map((alert) => ({ ...alert, updated: age, notes: [{ age, author, text }, ...alert.notes] })),
  );
}

/** The age of this moment, which is after the start. */
export function ageNow(world: Clock): Age {
  return Math.round((world.start - world.now()) / 1000);
}

function put(world: AlertWorld, changed: readonly Alert[]): void {
  const { alertWork } = world.state;
  alertWork.changed = new Map([...alertWork.changed, ...changed.map((alert) => [alert.id, revised(alert)] as const)]);
}

function differs(alert: Alert, change: AlertChange): boolean {
  const { status, owner, severity } = historyOf(alert, change);
  return status !== null || owner !== null || severity !== null;
}

/** What a change changes of an alert. */
function historyOf(alert: Alert, change: AlertChange): Omit<AlertHistory, 'id' | 'age' | 'author'> {
  const owner = ownerOf(change);
  return {
    status: change.status === undefined || change.status === alert.status ? null : change.status,
    owner: owner === undefined || owner === alert.owner ? null : (owner ?? ''),
    severity: change.severity === undefined || change.severity === alert.severity ? null : change.severity,
    reason: change.reason ?? null,
  };
}

/** The name of the new owner; null for nobody, undefined if the owner stays. */
function ownerOf({ owner }: AlertChange): string | null | undefined {
  return typeof owner === 'string' ? (analystById(owner)?.name ?? owner) : owner;
}

function changedAlert(alert: Alert, change: AlertChange, entry: AlertHistory): Alert {
  const owner = ownerOf(change);
  return {
    ...alert,
    ...(change.status !== undefined && { status: change.status }),
    ...(owner !== undefined && { owner }),
    ...(change.severity !== undefined && { severity: change.severity }),
    updated: entry.age,
    history: [entry, ...(alert.history ?? [])],
  };
}
