import type { Answer, WireAnswer } from '~/generated/contract/operations';
import { endpoints } from '../assets/endpoints/generate';
import type { Endpoint } from '../assets/endpoints/types';
import { memoizeEntries } from '../entries';
import { listPageAs, type ListRules, type QueryCall, type SortKey } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { integer, seeded } from '../random';
import { severityRank, type Severity } from '../threats/severity';
import { DAY, HOUR, recency, timeOf, type Age, type StartTime } from '../time/age';
import { catalog, type Cve } from './catalog';

type List = WireAnswer<'vulnerabilityList'>;

/** A vulnerability with the endpoints that have it, the riskiest first. */
interface Vulnerability extends Cve {
  readonly severity: Severity;
  readonly affected: readonly Endpoint[];
  readonly firstSeen: Age;
}

const vulnerabilities: () => readonly Vulnerability[] = memoizeEntries(() =>
  catalog.map((cve) => {
    const next = seeded(`hosts with ${cve.id}`);
    const affected = endpoints()
      .filter(({ os, vulnerabilities: count }) => os === cve.system && next() * 100 < cve.share && count > 0)
      .toSorted((one, other) => other.risk - one.risk);
    const firstSeen = integer(next, 1, 29) * DAY + integer(next, 0, 23) * HOUR;
    return { ...cve, affected, severity: severityOf(cve.cvss), firstSeen };
  }),
);

/** The severity of a CVSS base score. */
function severityOf(cvss: number): Severity {
  if (cvss >= 9) return 'critical';
  if (cvss >= 7) return 'high';
  return cvss >= 4 ? 'medium' : 'low';
}

const rules: ListRules<Vulnerability, SortKey<'vulnerabilityList'>> = {
  text: ({ id, name, product, affected }) => [id, name, product, ...affected.map((host) => host.name)],
  sort: {
    cvss: ({ cvss }) => cvss,
    hosts: ({ affected }) => affected.length,
    published: ({ published }) => published,
    firstSeen: ({ firstSeen }) => recency(firstSeen),
    id: ({ id }) => id,
    product: ({ product }) => product,
  },
  usual: '-cvss',
};

/** Answers with a page of the vulnerabilities. */
export function vulnerabilityList(call: QueryCall<'vulnerabilityList'>): List {
  const { severity, system, exploitation, fix } = call.query;
  const where = (each: Vulnerability) =>
    matchesAny<string>(severity, each.severity) &&
    matchesAny(system, each.system) &&
    matchesAny(exploitation, each.exploitation) &&
    matchesAny(fix, each.fix === null ? 'none' : 'available');
  return listPageAs(call, vulnerabilities(), { ...rules, where }, (each) => itemOf(call.world, each));
}

/** Number of hosts that an entry names. */
const EXAMPLES = 5;

function itemOf(
  world: StartTime,
  { affected, firstSeen, share: _, ...each }: Vulnerability,
): List['data']['items'][number] {
  return {
    ...each,
    hosts: affected.length,
    examples: affected.slice(0, EXAMPLES).map(({ id, name }) => ({ searchType: 8, id, name })),
    published: `${each.published}T00:00:00Z`,
    firstSeen: timeOf(world, firstSeen),
    link: `https://www.cve.org/CVERecord?id=${each.id}`,
  };
}

/** Number of products in the summary. */
const PRODUCTS = 8;

/** Answers with numbers about the vulnerabilities. */
export function vulnerabilitySummary(): { data: Answer<'vulnerabilitySummary'> } {
  const all = vulnerabilities().filter(({ affected }) => affected.length > 0);
  const hostsOf = (some: readonly Vulnerability[]) => new Set(some.flatMap(({ affected }) => affected)).size;
  const severities = (['low', 'medium', 'high', 'critical'] as const).toSorted(
    (one, other) => severityRank(other) - severityRank(one),
  );
  const products = [...new Set(all.map(({ product }) => product))];
  return {
    data: {
      total: all.length,
      exploited: all.filter(({ exploitation }) => exploitation === 'exploited').length,
      withoutFix: all.filter(({ fix }) => fix === null).length,
      hosts: hostsOf(all),
      hostsTotal: endpoints().length,
      bySeverity: severities.map((severity) => ({
        severity,
        count: all.filter((each) => each.severity === severity).length,
      })),
      byProduct: products
        .map((product) => ({ product, hosts: hostsOf(all.filter((each) => each.product === product)) }))
        .toSorted((one, other) => other.hosts - one.hosts)
        .slice(0, PRODUCTS),
    },
  };
}
