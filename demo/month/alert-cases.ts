import type { Age } from './age';
import { cloudAssets } from './cloud-assets';
import { containers } from './containers';
import { whole, type Draw } from './draw';
import { endpoints } from './endpoints';
import { filesOf, indicatorsOf } from './indicators';
import type { Indicator } from './indicator';
import type { Mail } from './mails';
import { mobiles } from './mobiles';
import type { Provider } from './models';
import * as refs from './object-refs';
import { people } from './people';
import type { Process } from './processes';
import { badSites, type Site } from './sites';

/** Something that happened, before its time is known. */
export interface Step {
  readonly title: string;
  readonly technique?: string;
  readonly objects: readonly refs.ObjectRef[];
}

/** What an alert is about. */
export interface AlertCase {
  /** When it began; where nothing else of the month tells, the alert's own place does. */
  readonly began?: Age;
  readonly steps: readonly Step[];
}

/** What alerts are made from: the newest first. */
export interface Sources {
  readonly mails: readonly Mail[];
  readonly processes: readonly Process[];
}

/** Makes what an alert of a sensor is about, at a place in the month from 0 (now) to 1. */
export const alertCases: Readonly<Record<Provider, (next: Draw, place: number, sources: Sources) => AlertCase>> = {
  endpoint(next, place, { processes }) {
    const process = at(processes, place);
    const { endpoint, file, calls } = process;
    const host = next() < 0.85 ? refs.hostRef(endpoint, 'target') : refs.hostByComputerRef(endpoint, 'target');
    const extra = { port: 443, protocol: 'tcp', account: endpoint.owner.account };
    return {
      began: process.age,
      steps: [
        {
          title: `${process.parentName ?? 'Something unknown'} started ${process.name}`,
          ...(process.techniques[0] !== undefined && { technique: process.techniques[0] }),
          objects: [host, refs.processRef(process, 'tool'), refs.userRef(endpoint.owner, 'victim')],
        },
        ...(file === undefined ? [] : [{ title: `${file.name} was read`, objects: [refs.indicatorRef(file, 'tool')] }]),
        ...calls.map((each) => ({
          title: 'A connection was made to outside',
          technique: 'T1071.001',
          objects: [refs.indicatorRef(each, 'destination', each.kind === 'ip' ? extra : undefined)],
        })),
        ...report(calls[0] ?? file),
      ],
    };
  },
  email(_, place, { mails }) {
    const mail = at(mails, place);
    const { user, urls, files, verdict } = mail;
    const domain = urls[0]?.site && indicatorsOf(urls[0].site).find(({ kind }) => kind === 'domain');
    return {
      ...(mail.age !== null && { began: mail.age }),
      steps: [
        {
          title: `A mail from ${mail.sender ?? 'an unknown sender'} arrived`,
          technique: verdict === 'fraud' ? 'T1657' : files.length > 0 ? 'T1566.001' : 'T1566.002',
          objects: [refs.mailRef(mail, 'source'), ...(user === undefined ? [] : [refs.userRef(user, 'victim')])],
        },
        ...urls.map((url) => ({
          title: 'Its link was opened',
          technique: 'T1204.001',
          objects: [
            refs.indicatorRef(url, 'destination'),
            ...(domain ? [refs.indicatorRef(domain, 'destination')] : []),
          ],
        })),
        ...files.map((file) => ({
          title: `${file.name} was opened`,
          technique: 'T1204.002',
          objects: [refs.indicatorRef(file, 'tool')],
        })),
        ...report(urls[0] ?? files[0]),
      ],
    };
  },
  network(next, place) {
    const host = pick(next, endpoints());
    const seen = indicatorsOf(attackerAt(next, place));
    const extra = {
      port: whole(next, 1024, 60_000),
      protocol: next() < 0.8 ? 'tcp' : 'udp',
      account: host.owner.account,
    };
    return {
      steps: [
        {
          title: `${host.name} asked for a new name`,
          objects: [refs.computerRef(host, 'target'), ...ofKind(seen, 'domain')],
        },
        { title: 'Packets left for that address', technique: 'T1071.001', objects: ofKind(seen, 'ip', extra) },
        ...report(seen[0]),
      ],
    };
  },
  cloud(next, place) {
    const asset = pick(next, cloudAssets());
    const extra = { port: 443, protocol: 'tcp', account: asset.account.id };
    const from = ofKind(indicatorsOf(attackerAt(next, place)), 'ip', extra).slice(0, 1);
    return {
      steps: [
        {
          title: `A key asked for ${asset.name}`,
          technique: 'T1078.004',
          objects: [refs.cloudRef(asset, 'target'), ...from],
        },
        { title: 'Its owner was told', objects: [refs.userRef(pick(next, people()), 'owner')] },
      ],
    };
  },
  identity(next, place) {
    const somebody = pick(next, people());
    const others = Array.from({ length: whole(next, 0, 3) }, () => refs.userRef(pick(next, people()), 'victim'));
    const host = pick(next, endpoints());
    const extra = { port: 443, protocol: 'tcp', account: somebody.account };
    return {
      steps: [
        {
          title: 'Sign-ins failed',
          technique: 'T1110.003',
          objects: [
            refs.userRef(somebody, 'victim'),
            ...ofKind(indicatorsOf(attackerAt(next, place)), 'ip', extra),
            ...others,
          ],
        },
        {
          title: `A sign-in from ${host.name} succeeded`,
          technique: 'T1078.004',
          objects: [refs.computerRef(host, 'source')],
        },
      ],
    };
  },
  mobile(next, place) {
    const phone = pick(next, mobiles());
    const seen = indicatorsOf(attackerAt(next, place));
    return {
      steps: [
        {
          title: `${phone.name} opened a page`,
          technique: 'T1660',
          objects: [refs.mobileRef(phone, 'target'), ...ofKind(seen, 'url').slice(0, 1), ...ofKind(seen, 'domain')],
        },
        { title: 'A password was typed', objects: [refs.userRef(phone.owner, 'victim')] },
      ],
    };
  },
  container(next, place) {
    const container = pick(next, containers());
    const cluster = cloudAssets().find(({ name }) => name === container.cluster);
    const site = attackerAt(next, place);
    return {
      steps: [
        {
          title: `A shell was opened in ${container.name}`,
          technique: 'T1609',
          objects: [
            refs.containerRef(container, 'target'),
            ...(cluster === undefined ? [] : [refs.cloudRef(cluster, 'host')]),
          ],
        },
        {
          title: 'A file was fetched',
          technique: 'T1105',
          objects: [
            ...ofKind(indicatorsOf(site), 'ip').slice(0, 1),
            ...filesOf(site.insight)
              .slice(0, 1)
              .map((file) => refs.indicatorRef(file, 'tool')),
          ],
        },
      ],
    };
  },
};

function at<T>(all: readonly T[], place: number): T {
  const found = all[Math.floor(place * all.length)];
  if (found === undefined) throw new Error(`nothing happened at ${place} of the month`);
  return found;
}

function pick<T>(next: Draw, all: readonly T[]): T {
  return at(all, next());
}

/** Attackers come in waves: for some days the same few sites are at work. */
function attackerAt(next: Draw, place: number): Site {
  const all = badSites();
  return at(all, ((Math.floor(place * 12) * 3 + whole(next, 0, 4)) % all.length) / all.length);
}

type Extra = refs.ObjectRef['extra'];

function ofKind(seen: readonly Indicator[], kind: Indicator['kind'], extra?: Extra): readonly refs.ObjectRef[] {
  return seen.filter((each) => each.kind === kind).map((each) => refs.indicatorRef(each, 'destination', extra));
}

function report(indicator: Indicator | undefined): readonly Step[] {
  const insight = indicator?.insight;
  return insight === undefined
    ? []
    : [{ title: `Reports of ${insight.id} tell the same`, objects: [refs.insightRef(insight, 'match')] }];
}
