import { notFound, Refusal, refusedVersion, signedIn, Success, type Call, type Handlers } from '../handler';
import { auditList } from '../audit-list';
import { refusalWithout } from '../rights';
import { timeOf } from '../../company/time/age';
import { matchesAny } from '../../company/query/matches-any';
import { consoleAccounts, type ConsoleAccount } from '../../company/administration/console-accounts';
import type { Feature } from '../../company/administration/feature';
import { platform } from '../../company/administration/features';
import { listPageAs, type ListRules } from '../../company/query/list';
import { openSession, supportRequestsNow, type SupportRequest } from '../../company/administration/remote-support';
import { roles, type Role } from '../../company/administration/roles';
import { isOffered, zonesAt } from '../../company/administration/time-zones';

const featureRules: ListRules<Feature> = {
  text: (each) => [each.name, each.description, each.path],
  sort: {
    name: ({ name }) => name,
    category: ({ category }) => category,
    kind: ({ kind }) => kind,
    state: ({ state }) => state,
  },
};
const roleRules: ListRules<Role> = {
  text: (each) => [each.name, each.description],
  sort: {
    name: ({ name }) => name,
    type: ({ type }) => type,
    permissions: ({ permissions }) => permissions,
    members: ({ id }) => membersOf(id),
    updated: ({ updated }) => (updated === null ? null : -updated),
  },
};
const accountRules: ListRules<ConsoleAccount> = {
  text: (each) => [each.name, each.mail, each.role],
  sort: {
    name: ({ name }) => name,
    mail: ({ mail }) => mail,
    role: ({ role }) => role,
    state: ({ state }) => state,
    signIn: ({ signIn }) => signIn,
    lastSignIn: ({ lastSignIn }) => (lastSignIn === null ? null : -lastSignIn),
  },
};
const requestRules: ListRules<SupportRequest> = {
  text: (each) => [each.id, each.engineer, each.caseId, each.reason],
  sort: {
    requested: ({ requested }) => -requested,
    expires: ({ requested, lasts }) => lasts - requested,
    engineer: ({ engineer }) => engineer,
    state: ({ state }) => state,
  },
};

/** The number of the refusal of a zone that is not offered. */
const UNKNOWN_ZONE = 4008001;
/** The number of the refusal of a decision about a request that is not pending. */
const DECIDED = 4098001;

/** Answers about the administration of the console. */
export const administrationHandlers = {
  auditList,
  featureList: (call) => {
    const { query, world } = call;
    const where = (each: Feature) =>
      matchesAny(query.state, each.state) &&
      matchesAny(query.kind, each.kind) &&
      matchesAny(query.category, each.category);
    return listPageAs(call, platform, { ...featureRules, where }, (each) => ({
      ...each,
      optedIn: each.key !== null && world.state.optedIn.has(each.key),
    }));
  },
  roleList: (call) => {
    const where = (each: Role) => matchesAny(call.query.type, each.type);
    return listPageAs(call, roles(), { ...roleRules, where }, (each) => ({
      ...each,
      members: membersOf(each.id),
      updated: each.updated === null ? null : timeOf(call.world, each.updated),
    }));
  },
  consoleAccountList: (call) => {
    const { query, world } = call;
    const where = (each: ConsoleAccount) =>
      matchesAny(query.state, each.state) &&
      matchesAny(query.signIn, each.signIn) &&
      (query.roleId === undefined || each.roleId === query.roleId);
    return listPageAs(call, consoleAccounts(), { ...accountRules, where }, (each) => ({
      ...each,
      lastSignIn: each.lastSignIn === null ? null : timeOf(world, each.lastSignIn),
    }));
  },
  remoteSupportStatus: ({ world }) => {
    const requests = supportRequestsNow(world.state.supportDecisions);
    const session = openSession(requests);
    const pending = requests.filter(({ state }) => state === 'pending').length;
    const last = requests.find(({ state }) => state === 'approved');
    return {
      data: {
        enabled: session !== undefined,
        state: session === undefined ? (pending === 0 ? 'off' : 'waiting') : 'on',
        engineer: session?.engineer ?? null,
        caseId: session?.caseId ?? null,
        since: session === undefined ? null : timeOf(world, session.requested),
        expires: session === undefined ? null : timeOf(world, session.requested - session.lasts),
        pending,
        lastSession: last === undefined ? null : timeOf(world, last.requested),
      },
    };
  },
  remoteSupportApprovals: (call) => {
    const where = (each: SupportRequest) => matchesAny(call.query.state, each.state);
    const requests = supportRequestsNow(call.world.state.supportDecisions);
    return listPageAs(call, requests, { ...requestRules, where }, ({ requested, lasts, ...each }) => ({
      ...each,
      requested: timeOf(call.world, requested),
      expires: timeOf(call.world, requested - lasts),
    }));
  },
  decideRemoteSupport: (call) => {
    const { ids, state, reason } = call.body;
    const refusal = refusalWithout(call, 'remoteSupport.decide');
    if (refusal) return refusal;
    const decisions = call.world.state.supportDecisions;
    const requests = new Map(supportRequestsNow(decisions).map((each) => [each.id, each]));
    for (const id of ids) {
      const request = requests.get(id);
      if (request === undefined) return notFound(id);
      if (request.state !== 'pending') return new Refusal(409, DECIDED, `${id} is ${request.state} already.`);
    }
    const decidedBy = signedIn(call).profile.user_name;
    for (const id of ids) decisions.set(id, { state, decidedBy, decisionReason: reason });
    return {};
  },
  timeZoneQuery: (call) => {
    const timeZone = savedZone(call);
    const answer = { data: { timeZone, offered: [...zonesAt(call.world.now())] } };
    return new Success(answer, { ETag: versionOf(timeZone) });
  },
  saveTimeZone: (call) => {
    const { timeZone } = call.body;
    if (!isOffered(timeZone)) return new Refusal(400, UNKNOWN_ZONE, `${timeZone} is no zone that is offered.`);
    const refusal = refusedVersion(call.header, versionOf(savedZone(call)));
    if (refusal) return refusal;
    call.world.state.timeZones.set(signedIn(call).id, timeZone);
    return {};
  },
} satisfies Handlers<
  | 'auditList'
  | 'featureList'
  | 'roleList'
  | 'consoleAccountList'
  | 'remoteSupportStatus'
  | 'remoteSupportApprovals'
  | 'decideRemoteSupport'
  | 'timeZoneQuery'
  | 'saveTimeZone'
>;

/** The zone that is saved for an account. */
function savedZone(call: Pick<Call<'timeZoneQuery'>, 'account' | 'world'>): string | null {
  const account = signedIn(call);
  return call.world.state.timeZones.get(account.id) ?? account.profile.consoleSettings?.timeZone ?? null;
}

/** The `ETag` of a saved zone. */
function versionOf(timeZone: string | null): string {
  return `"zone-${timeZone ?? 'none'}"`;
}

function membersOf(roleId: string): number {
  return consoleAccounts().filter((each) => each.roleId === roleId).length;
}
