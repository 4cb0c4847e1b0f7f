import type { Body } from '~/generated/contract/operations';
import { archiveOf, checksum } from '../../company/files';
import { scenarioHosts, simulationDevices, simulationManager } from '../../company/simulation';
import { Refusal, type Handlers } from '../handler';

/** A run reports progress for this many readings before it succeeds. */
const READS_IN_PROGRESS = 2;
/** A threat actor run takes this long, in milliseconds. */
const RUN_TIME = 120_000;

/** Answers of the attack simulator. */
export const simulationHandlers = {
  getTaskStatus: ({ world }) => {
    const run = world.state.task;
    if (run === undefined) {
      return { data: { ...simulationManager, status: 'SUCCESS', secondsSinceTrigger: 86_400, reason: null } };
    }
    run.reads += 1;
    return {
      data: {
        ...simulationManager,
        status: run.reads <= READS_IN_PROGRESS ? 'IN_PROGRESS' : 'SUCCESS',
        secondsSinceTrigger: Math.floor((world.now() - run.at) / 1000),
        reason: null,
      },
    };
  },
  startSimulation: ({ body, world }) => {
    if (body.smsUUID !== simulationManager.smsUUID) return new Refusal(400, 400000, 'The manager is not known.');
    world.state.task = { at: world.now(), reads: 0 };
    return {};
  },
  generateSignIns: () => ({}),
  getDownloadUrls: async ({ body, world }) => {
    const expires = world.now() + body.signedUrlExpireSeconds * 1000;
    return Promise.all(
      body.objectKeys.map(async (key) => ({
        url: `/__demo/downloads/${key}?expires=${expires}`,
        userMetadata: { sha256: await checksum('SHA-256', archiveOf(key)) },
      })),
    );
  },
  getSimulationDevices: () => ({ data: simulationDevices }),
  triggerAnomalySimulation: ({ body }) => anomalyProblem(body) ?? {},
  triggerThreatActorSimulation: ({ body, world }) => {
    const problem = threatActorProblem(body);
    if (problem !== undefined) return problem;
    const key = `${body.guid} ${body.use_case_num}`;
    const startedAt = world.state.threatActorRuns.get(key);
    if (startedAt !== undefined && world.now() - startedAt < RUN_TIME) {
      return new Refusal(400, 132124, 'The scenario still runs on this appliance.');
    }
    world.state.threatActorRuns.set(key, world.now());
    return {};
  },
} satisfies Handlers<
  | 'getTaskStatus'
  | 'startSimulation'
  | 'generateSignIns'
  | 'getDownloadUrls'
  | 'getSimulationDevices'
  | 'triggerAnomalySimulation'
  | 'triggerThreatActorSimulation'
>;

const PUBLIC_SERVER = ['SNB-AD-7', 'SNB-AD-9', 'SNB-AD-10', 'SNB-AD-13'];
const PRIVATE_CLIENT = ['SNB-AD-9', 'SNB-AD-13'];
const FOUR_ADDRESSES = 'SNB-AD-14';

function anomalyProblem(body: Body<'triggerAnomalySimulation'>): Refusal | undefined {
  const further = [body.server_ip2 ?? '', body.server_ip3 ?? ''];
  const servers = [body.server_ip1, ...further.filter((each) => each !== '')];
  const missing = [body.client_ip, body.server_ip1, ...(body.use_case_num === FOUR_ADDRESSES ? further : [])];
  if (missing.includes('')) return new Refusal(400, 132333, 'An address is missing.');
  if (!isIpv4(body.client_ip)) return new Refusal(400, 132336, 'The client address is badly formed.');
  if (!servers.every(isIpv4)) return new Refusal(400, 132337, 'A server address is badly formed.');
  if (PRIVATE_CLIENT.includes(body.use_case_num) && !isPrivateIpv4(body.client_ip)) {
    return new Refusal(400, 132335, 'The client address must be private.');
  }
  if (PUBLIC_SERVER.includes(body.use_case_num) && isPrivateIpv4(body.server_ip1)) {
    return new Refusal(400, 132334, 'The server address must be public.');
  }
  return twice([body.client_ip, ...servers]);
}

function threatActorProblem(body: Body<'triggerThreatActorSimulation'>): Refusal | undefined {
  const hosts: readonly string[] = scenarioHosts[body.use_case_num];
  const named = Object.keys(body.endpoint_ips);
  const addresses = Object.values(body.endpoint_ips);
  if (named.length !== hosts.length || !hosts.every((host) => named.includes(host)) || addresses.includes('')) {
    return new Refusal(400, 132333, 'The hosts are not those of the scenario.');
  }
  if (!addresses.every(isIpv4)) return new Refusal(400, 132336, 'An address is badly formed.');
  return twice(addresses);
}

function twice(addresses: readonly string[]): Refusal | undefined {
  return new Set(addresses).size === addresses.length
    ? undefined
    : new Refusal(400, 132338, 'An address is used twice.');
}

/** Four decimal parts from 0 to 255 without leading zeros. */
export function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** An address of one of the three private ranges. */
export function isPrivateIpv4(text: string): boolean {
  const [first = -1, second = -1] = text.split('.').map(Number);
  return first === 10 || (first === 172 && second >= 16 && second <= 31) || (first === 192 && second === 168);
}
