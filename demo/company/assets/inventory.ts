import { memoizeEntries } from '../entries';
import { identitiesById } from '../identities/generate';
import { people } from '../people/generate';
import type { Person } from '../people/person';
import { seeded } from '../random';
import { riskLevel } from '../risk-level';
import { story } from '../story';
import type { Age } from '../time/age';
import { cloudAssets } from './cloud/generate';
import { containers } from './containers/generate';
import { endpoints } from './endpoints/generate';
import type { Endpoint } from './endpoints/types';
import { mobiles } from './mobiles/generate';
import type { Mobile } from './mobiles/types';

/** Kinds of assets that have a risk, in the order of the summary. */
export const assetKinds = ['endpoint', 'user', 'mobile', 'container', 'cloud-asset'] as const;

/** An asset of any kind, with its risk. */
export interface Asset {
  /** The search type and the id by which its drawer opens. */
  readonly searchType: 7 | 8 | 9 | 10 | 11;
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof assetKinds)[number];
  /** 0 to 100. */
  readonly risk: number;
  /** The main reason for the risk. */
  readonly reason: string | null;
  readonly lastSeen: Age | null;
}

/** Minimum number of weaknesses that count as the reason for a risk. */
const MANY = 5;

/** All assets, the riskiest first. */
export const assets: () => readonly Asset[] = memoizeEntries(() => {
  const all: readonly Asset[] = [
    ...endpoints().map((each): Asset => ({
      ...facts(each),
      searchType: 8,
      kind: 'endpoint',
      reason: ofEndpoint(each),
      lastSeen: each.lastSeen,
    })),
    ...people().map((each): Asset => ({
      ...facts(each),
      searchType: 11,
      kind: 'user',
      reason: ofUser(each),
      lastSeen: each.lastSeen,
    })),
    ...mobiles().map((each): Asset => ({
      ...facts(each),
      searchType: 7,
      kind: 'mobile',
      reason: ofMobile(each),
      lastSeen: each.lastScan,
    })),
    ...containers().map((each): Asset => ({
      ...facts(each),
      searchType: 9,
      kind: 'container',
      reason: each.privileged ? 'Has the rights of its machine' : weaknesses(each.vulnerabilities),
      lastSeen: null,
    })),
    ...cloudAssets().map((each): Asset => ({
      ...facts(each),
      searchType: 10,
      kind: 'cloud-asset',
      reason: each.broken[0]?.title ?? null,
      lastSeen: each.lastSeen,
    })),
  ];
  return [...all].sort((a, b) => b.risk - a.risk || a.searchType - b.searchType || (a.id < b.id ? -1 : 1));
});

/** The riskiest assets; if the limit allows, the riskiest of each kind is among them. */
export function riskiest(limit: number, kind?: Asset['kind']): readonly Asset[] {
  if (kind !== undefined)
    return assets()
      .filter((each) => each.kind === kind)
      .slice(0, limit);
  const first =
    limit < assetKinds.length ? [] : assetKinds.flatMap((each) => assets().find((asset) => asset.kind === each) ?? []);
  const chosen = new Set([...new Set([...first, ...assets().slice(0, limit)])].slice(0, limit));
  return assets().filter((each) => chosen.has(each));
}

function facts({ id, name, risk }: Pick<Asset, 'id' | 'name' | 'risk'>): Pick<Asset, 'id' | 'name' | 'risk'> {
  return { id, name, risk };
}

function ofEndpoint(each: Endpoint): string | null {
  const { id, product, vulnerabilities, isolation } = each;
  if (id === story.laptop) return `${story.loader} ran on it`;
  if (id === story.fileServer) return 'Contracts were read from a risky endpoint';
  if (product === 'none') return 'No protection';
  if (isolation === 'enabled') return 'Isolated after an alert';
  return (
    weaknesses(vulnerabilities) ??
    withReasons(each, ['Programs that nobody else has', 'Used by a risky account', 'Too many local admins'])
  );
}

function ofUser(each: Person): string | null {
  const { id } = each;
  if (id === story.user) return `Signed in while ${story.loader} ran`;
  const identity = identitiesById().get(id);
  if (identity?.mfa === 'missing') return 'MFA not registered';
  if (identity?.privilege === 'privileged') return 'May administer the directory';
  return withReasons(each, ['Sign-ins from new countries', 'Password found in a leak', 'Opened links of attackers']);
}

function ofMobile({ securityStatus, deviceStatus }: Mobile): string | null {
  if (securityStatus === 4) return 'Malicious app or profile';
  return deviceStatus === 3 ? 'Does not comply with the policy' : null;
}

function weaknesses(count: number): string | null {
  return count < MANY ? null : `${count} weaknesses without a patch`;
}

/** Another reason for a medium or high risk, always the same for one asset. */
function withReasons({ id, risk }: Pick<Asset, 'id' | 'risk'>, reasons: readonly string[]): string | null {
  if (riskLevel(risk) === 'low') return null;
  return reasons[Math.floor(seeded(`reason ${id}`)() * reasons.length)] ?? null;
}
