import { itemAt, refsOfKind, reportStep, type MakeCase } from './case';
import { cloudAssets } from '../assets/cloud/generate';
import { containers } from '../assets/containers/generate';
import { oneOf, integer, type Random } from '../random';
import { endpoints } from '../assets/endpoints/generate';
import { filesOf, indicatorsOf } from '../threats/indicators/generate';
import { mobiles } from '../assets/mobiles/generate';
import type { Provider } from './models';
import { cloudRef, computerRef, containerRef, indicatorRef, mobileRef, userRef } from '../object-refs';
import { people } from '../people/generate';
import { badSites, type Site } from '../threats/sites';
import { mailCase, processCase } from './traced-cases';

type EventSeed = readonly [technique: string, what: string];

const inNetworks: readonly [EventSeed, ...EventSeed[]] = [
  ['T1071.001', 'called an address at even intervals'],
  ['T1046', 'tried the doors of many hosts'],
  ['T1048', 'sent far more than on other days'],
  ['T1021.002', 'opened administrative shares'],
];
const inClouds: readonly [EventSeed, ...EventSeed[]] = [
  ['T1530', 'was opened to everybody'],
  ['T1078.004', 'was used from a country that is new'],
  ['T1098.001', 'got a second key'],
];
const inDirectories: readonly [EventSeed, ...EventSeed[]] = [
  ['T1110.003', 'failed to sign in again and again'],
  ['T1621', 'was asked for the second factor again and again'],
  ['T1078.004', 'signed in from two places too far apart'],
  ['T1087.002', 'became a member of a privileged group'],
];
const inContainers: readonly [EventSeed, ...EventSeed[]] = [
  ['T1609', 'A shell was opened in'],
  ['T1496', 'All processors are in use by'],
  ['T1611', 'Files of the host were opened by'],
];

/** Makes the cases of alerts, by sensor. */
export const alertCases: Readonly<Record<Provider, MakeCase>> = {
  endpoint: processCase,
  email: mailCase,
  network(next, index) {
    const host = pick(next, endpoints());
    const [technique, what] = oneOf(next, inNetworks);
    const seen = indicatorsOf(attackerAt(next, index));
    const extra = {
      port: integer(next, 1024, 60_000),
      protocol: next() < 0.8 ? 'tcp' : 'udp',
      account: host.owner.account,
    };
    return {
      steps: [
        {
          title: `${host.name} ${what}`,
          detail: `From ${host.ip ?? 'an unknown address'} in ${host.site}`,
          technique,
          objects: [computerRef(host, 'target'), ...refsOfKind(seen, 'domain')],
        },
        {
          title: 'Packets left for outside',
          detail: `${integer(next, 2, 900)} MB over ${extra.protocol} ${extra.port}`,
          technique: 'T1071.001',
          objects: refsOfKind(seen, 'ip', extra),
        },
        ...reportStep(seen[0]),
      ],
    };
  },
  cloud(next, index) {
    const asset = pick(next, cloudAssets());
    const [technique, what] = oneOf(next, inClouds);
    const extra = { port: 443, protocol: 'tcp', account: asset.account.id };
    const from = refsOfKind(indicatorsOf(attackerAt(next, index)), 'ip', extra).slice(0, 1);
    return {
      steps: [
        {
          title: `${asset.name} ${what}`,
          detail: `${asset.service} in ${asset.region ?? 'all regions'}`,
          technique,
          objects: [cloudRef(asset, 'target'), ...from],
        },
        { title: 'The change was made by', objects: [userRef(pick(next, people()), 'source')] },
      ],
    };
  },
  identity(next, index) {
    const somebody = pick(next, people());
    const [technique, what] = oneOf(next, inDirectories);
    const others = Array.from({ length: integer(next, 0, 3) }, () => userRef(pick(next, people()), 'victim'));
    const host = pick(next, endpoints());
    const extra = { port: 443, protocol: 'tcp', account: somebody.account };
    const from = refsOfKind(indicatorsOf(attackerAt(next, index)), 'ip', extra);
    return {
      steps: [
        {
          title: `${somebody.account} ${what}`,
          detail: `${integer(next, 4, 240)} times within the hour`,
          technique,
          objects: [userRef(somebody, 'victim'), ...from, ...others],
        },
        {
          title: `A sign-in from ${host.name} succeeded`,
          technique: 'T1078.004',
          objects: [computerRef(host, 'source')],
        },
      ],
    };
  },
  mobile(next, index) {
    const phone = pick(next, mobiles());
    const seen = indicatorsOf(attackerAt(next, index));
    return {
      steps: [
        {
          title: `${phone.name} opened a page`,
          detail: `${phone.osVersion ?? 'Unknown system'}, ${phone.owner.department}`,
          technique: 'T1660',
          objects: [mobileRef(phone, 'target'), ...refsOfKind(seen, 'url').slice(0, 1), ...refsOfKind(seen, 'domain')],
        },
        { title: 'A password was typed', objects: [userRef(phone.owner, 'victim')] },
      ],
    };
  },
  container(next, index) {
    const container = pick(next, containers());
    const [technique, what] = oneOf(next, inContainers);
    const cluster = cloudAssets().filter(({ name }) => name === container.cluster);
    const site = attackerAt(next, index);
    const tools = filesOf(site.insight).slice(0, 1);
    return {
      steps: [
        {
          title: `${what} ${container.name}`,
          detail: `${container.image} on ${container.node}`,
          technique,
          objects: [containerRef(container, 'target'), ...cluster.map((each) => cloudRef(each, 'host'))],
        },
        {
          title: 'A file was fetched',
          technique: 'T1105',
          objects: [
            ...refsOfKind(indicatorsOf(site), 'ip').slice(0, 1),
            ...tools.map((each) => indicatorRef(each, 'tool')),
          ],
        },
      ],
    };
  },
};

function pick<T>(next: Random, all: readonly T[]): T {
  return itemAt(all, next());
}

/** Attackers come in waves: for some days the same few sites are active. */
function attackerAt(next: Random, index: number): Site {
  const all = badSites();
  return itemAt(all, ((Math.floor(index * 12) * 3 + integer(next, 0, 4)) % all.length) / all.length);
}
