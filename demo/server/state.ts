import type { Answer, OperationId } from '~/generated/contract/operations';
import type { KeyWork } from '../company/administration/api-keys';
import type { SupportDecision } from '../company/administration/remote-support';
import { createAlertWork, type AlertWork } from '../company/alerts/work';
import type { Task } from '../company/responses/task';
import type { CaseWork } from '../company/cases/work';
import { createReportWork } from '../company/reports/schedules';
import type { ReportWork } from '../company/reports/types';
import { createSavedViewWork, type SavedViewWork } from '../company/saved-views/work';
import type { ModelWork } from '../company/alerts/model-list';
import type { SandboxWork, SubmittedFile } from '../company/threats/indicators/submissions';
import type { SuspiciousWork } from '../company/threats/suspicious/work';
import type { Downloads } from './downloads';
import { defaultConfiguration, type StartupConfiguration } from './startup-configuration';

type Profile = Answer<'getAuth'>;

/** Rights and profile members that the control page lays over those of every account. */
export interface AccessOverride {
  readonly flags?: Readonly<Record<string, number>>;
  readonly permissions?: Readonly<Record<string, number>>;
  readonly console?: 0 | 1;
  readonly account?: 0 | 1;
  readonly company?: 0 | 1;
  readonly profile?: Partial<Profile>;
}

/** Milliseconds left, as set at one moment; `null` leaves the member out of the session answer. */
export interface Countdown {
  readonly left: number | null;
  readonly at: number;
}

/** An answer that the control page sets for the next calls of an operation. */
export interface NextAnswer {
  readonly operation: OperationId;
  readonly status?: number;
  /** JSON body, sent without any check. */
  readonly body?: unknown;
  /** Body sent as it is. */
  readonly raw?: string;
  readonly contentType?: string;
  readonly delayMs?: number;
  /** Ends the connection without an answer. */
  readonly drop?: boolean;
  /** For how many calls; 1 unless said. */
  readonly times?: number;
}

type Level = NonNullable<Notification['level']>;
type Notification = NonNullable<Answer<'listNotifications'>['notifications']>[number];

/** Changes of the notifications by the control page; members that are not set keep the authored notifications. */
export interface NotificationOverride {
  /** Numbers of each type. */
  readonly informative?: number;
  readonly tasks?: number;
  /** One level for all that are added. */
  readonly level?: Level;
  /** Notes before all others. */
  readonly items?: readonly Notification[];
  /** Unread counts, whatever the list holds. */
  readonly counts?: Readonly<Record<'0' | '1', number>>;
}

/** Changes of the banners by the control page. */
export interface BannerOverride {
  readonly license?: NonNullable<Answer<'getNotificationItems'>['license']>;
  readonly idp?: boolean;
  readonly promotion?: boolean;
  /** False makes the check of the credit promotion fail. */
  readonly promotionQualified?: boolean;
  readonly isKickingAction?: boolean;
}

/** One call of the contract, as tests read it. */
export interface CallRecord {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly at: number;
  status?: number;
}

/** A run of a simulation. */
export interface SimulationRun {
  readonly at: number;
  reads: number;
}

/** The state of a demo backend, which requests change. */
export interface DemoState {
  /** Whether answers have hostile and incomplete entries; `atStart` is the value that a reset brings back. */
  entries: { readonly hostile: boolean; readonly atStart: boolean };
  config: StartupConfiguration;
  access: AccessOverride;
  idle: Countdown | undefined;
  session: Countdown | undefined;
  notifications: NotificationOverride;
  banners: BannerOverride;
  /** Number of extra menu entries. */
  menuEntries: number;
  next: NextAnswer[];
  calls: CallRecord[];
  /** Keys of pre-release features that were opted in. */
  readonly optedIn: Set<string>;
  readonly dismissedBanners: Set<string>;
  readonly languages: Map<string, string>;
  /** Time zone that was saved, by account. */
  readonly timeZones: Map<string, string>;
  /** Milliseconds of the last reading of the notifications, by account. */
  readonly lastRead: Map<string, number>;
  readonly acceptedTerms: Set<string>;
  readonly supportCases: unknown[];
  /** Moment of the last report query, by kind and id. */
  readonly reportQueries: Map<string, number>;
  task: SimulationRun | undefined;
  /** Start of threat actor runs, by appliance and scenario. */
  readonly threatActorRuns: Map<string, number>;
  readonly alertWork: AlertWork;
  /** Tasks of responses that were started, the newest first. */
  readonly responseTasks: Task[];
  /** Moments at which tasks from before the start of the demo were cancelled, by id. */
  readonly cancelledTasks: Map<string, number>;
  readonly caseWork: CaseWork;
  readonly downloads: Downloads;
  readonly suspicious: SuspiciousWork;
  /** The detection models that were enabled or disabled, by id. */
  readonly models: ModelWork;
  readonly apiKeys: KeyWork;
  /** The objects that were submitted to the sandbox again, by submission. */
  readonly sandbox: SandboxWork;
  /** The files that were submitted to the sandbox, the newest first. */
  readonly sandboxFiles: SubmittedFile[];
  /** Decisions about requests for remote support, by request. */
  readonly supportDecisions: Map<string, SupportDecision>;
  readonly savedViews: SavedViewWork;
  readonly reports: ReportWork;
}

/** Maximum number of calls in the log. */
const LOG_LENGTH = 500;

/** A fresh state, with hostile and incomplete entries or without. */
export function createState(hostile: boolean): DemoState {
  return {
    entries: { hostile, atStart: hostile },
    config: defaultConfiguration,
    access: {},
    idle: undefined,
    session: undefined,
    notifications: {},
    banners: {},
    menuEntries: 0,
    next: [],
    calls: [],
    optedIn: new Set(),
    dismissedBanners: new Set(),
    languages: new Map(),
    timeZones: new Map(),
    lastRead: new Map(),
    acceptedTerms: new Set(),
    supportCases: [],
    reportQueries: new Map(),
    task: undefined,
    threatActorRuns: new Map(),
    alertWork: createAlertWork(),
    responseTasks: [],
    cancelledTasks: new Map(),
    caseWork: { made: 0, files: 0 },
    downloads: new Map(),
    suspicious: { added: 0 },
    models: new Map(),
    apiKeys: { created: 0 },
    sandbox: new Map(),
    sandboxFiles: [],
    supportDecisions: new Map(),
    savedViews: createSavedViewWork(),
    reports: createReportWork(),
  };
}

/** Resets a state in place. */
export function resetState(state: DemoState): void {
  Object.assign(state, createState(state.entries.atStart));
}

/** Adds a call to the log, which forgets the oldest. */
export function recordCall(state: DemoState, call: CallRecord): CallRecord {
  state.calls = [...state.calls.slice(1 - LOG_LENGTH), call];
  return call;
}

/** Takes the next answer of an operation, if one is set. */
export function takeNext(state: DemoState, operation: string): NextAnswer | undefined {
  const index = state.next.findIndex((each) => each.operation === operation);
  const found = state.next[index];
  if (found === undefined) return undefined;
  const left = (found.times ?? 1) - 1;
  state.next = left > 0 ? state.next.with(index, { ...found, times: left }) : state.next.toSpliced(index, 1);
  return found;
}
