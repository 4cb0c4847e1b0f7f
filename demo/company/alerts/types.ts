import type { Age } from '../time/age';
import type { Provider } from './models';
import type { ObjectRef } from '../object-refs';
import type { Versioned } from '../versions';

/** An alert of the workbench. */
export interface Alert extends Versioned {
  readonly name: string;
  /** `critical`, `high`, `medium`, `low`, or an unknown severity. */
  readonly severity: string;
  readonly status: 'new' | 'inProgress' | 'closedTruePositive' | 'closedBenign' | 'closedFalsePositive';
  /** 0 to 100. */
  readonly score: number;
  readonly provider: Provider;
  readonly owner: string | null;
  readonly created: Age;
  readonly updated: Age;
  readonly techniques: readonly string[];
  readonly description: string | null;
  /** The most important first. */
  readonly objects: readonly ObjectRef[];
  /** The first event first. */
  readonly events: readonly AlertEvent[];
  /** The newest first. */
  readonly notes: readonly AlertNote[];
  /** The newest first; absent before the first change. */
  readonly history?: readonly AlertHistory[];
}

/** An event of an alert. */
export interface AlertEvent {
  readonly age: Age;
  readonly title: string;
  readonly description: string | null;
  readonly technique: string | null;
  readonly objects: readonly ObjectRef[];
}

/** A note of an analyst. */
export interface AlertNote {
  readonly age: Age;
  readonly author: string;
  readonly text: string;
}

/** What an analyst changed of an alert at one time; null is what stayed. */
export interface AlertHistory {
  readonly id: string;
  readonly age: Age;
  readonly author: string;
  readonly status: Alert['status'] | null;
  /** Empty for nobody. */
  readonly owner: string | null;
  readonly severity: string | null;
  readonly reason: string | null;
}
