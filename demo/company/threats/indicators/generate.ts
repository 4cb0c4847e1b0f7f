import { hostileOr, memoizeEntries } from '../../entries';
import { harmless, misused, type Program } from '../../processes/programs';
import { seededHex, oneOf, seeded, integer, type Random } from '../../random';
import type { Insight } from '../insights/types';
import { badSites, goodSites, type Site } from '../sites';
import { authoredIndicators } from './authored';
import { verdictOf, type FileFacts, type Indicator } from './types';

/** Files of attackers: name and type; `%` is replaced by a number. */
const payloads = [
  ['Invoice_%.iso', 'ISO 9660 image'],
  ['Order_%.xlsm', 'Spreadsheet with macros'],
  ['update_%.dll', 'Dynamic-link library'],
  ['viewer_%.exe', 'Portable executable'],
  ['scan_%.js', 'Script'],
] as const;
const documents = ['Offer', 'Drawing', 'Minutes', 'Price list', 'Delivery note', 'Contract', 'Test report'] as const;
const endings = ['pdf', 'docx', 'xlsx', 'png'] as const;
/** Hostile file names, each with the ordinary one in its position. */
const oddNames = [
  ['<svg onload=alert(1)>.pdf', 'Site plan 112.pdf'],
  ['Salary\u202Exslx.exe', 'Salaries 2022.xlsx'],
  [`${'very long name '.repeat(24)}.pdf`, 'Minutes 318.pdf'],
] as const;

/** The URLs, the domain and the addresses of a site. */
const ofSites = memoizeEntries(() => new Map([...badSites(), ...goodSites()].map((site) => [site.name, atSite(site)])));

/** Files of attackers by the name of their insight. */
const ofInsights = memoizeEntries(() => {
  const next = seeded('files of attackers');
  return new Map(
    badSites().flatMap(({ insight }, index) =>
      insight === undefined ? [] : [[insight.id, [payload(next, insight, index), payload(next, insight, index + 2)]]],
    ),
  );
});

/** Documents that people send to each other. */
export const attachments: () => readonly Indicator[] = memoizeEntries(() => {
  const next = seeded('documents of the month');
  const names = Array.from({ length: 60 }, (): readonly [string, string] => {
    const name = `${oneOf(next, documents)} ${integer(next, 100, 999)}.${oneOf(next, endings)}`;
    return [name, name];
  });
  return [...oddNames, ...names].map(([seed, ordinary]) =>
    file(seededHex(`document ${seed}`, 40), hostileOr(seed, ordinary), 'safe', {
      ...{ type: 'Document', size: integer(next, 9000, 4_000_000), prevalence: integer(next, 1, 40) },
      ...{ signer: null, detection: null },
    }),
  );
});

/** The files of programs by their path; the same program is the same file on every endpoint. */
export const programFiles: () => ReadonlyMap<Program, Indicator> = memoizeEntries(() => {
  const misusedOnes = Object.values(misused).flatMap((list) => list.map(([, each]): Program => each));
  const all: readonly Program[] = [...Object.values(harmless).flat(), ...misusedOnes];
  return new Map(all.map((each) => [each, programFile(each)]));
});

/** All files, URLs, domains and addresses, the authored ones first. */
export const indicators: () => readonly Indicator[] = memoizeEntries(() => {
  const all = [
    ...authoredIndicators(),
    ...[...ofSites().values()].flat(),
    ...[...ofInsights().values()].flat(),
    ...attachments(),
    ...programFiles().values(),
  ];
  return [...new Map(all.map((each) => [each.id, each])).values()];
});

/** Every indicator by its id. */
export const indicatorsById: () => ReadonlyMap<string, Indicator> = memoizeEntries(
  () => new Map(indicators().map((each) => [each.id, each])),
);

/** The indicators of a site: URLs, then the domain, then addresses. */
export function indicatorsOf(site: Site): readonly Indicator[] {
  return ofSites().get(site.name) ?? [];
}

/** The files that an insight leaves behind. */
export function filesOf(insight: Insight | undefined): readonly Indicator[] {
  return insight === undefined ? [] : (ofInsights().get(insight.id) ?? []);
}

function atSite(site: Site): readonly Indicator[] {
  const { score, country, insight } = site;
  const one = (kind: Indicator['kind'], id: string): Indicator => ({
    ...{ id, kind, name: id, score, verdict: verdictOf(score), country, site },
    ...(insight && { insight }),
  });
  return [
    ...site.urls.map((url) => one('url', url)),
    one('domain', site.name),
    ...site.ips.map((address) => one('ip', address)),
  ];
}

function payload(next: Random, insight: Insight, index: number): Indicator {
  const [pattern, type] = payloads[index % payloads.length] ?? payloads[0];
  const name = pattern.replace('%', String(integer(next, 1000, 9999)));
  const facts = {
    ...{ type, size: integer(next, 40_000, 2_000_000), prevalence: integer(next, 1, 9), signer: null },
    detection: index % 4 === 3 ? null : `Trojan.Win64.${insight.id.replaceAll(' ', '').toUpperCase()}.A`,
  };
  const verdict = facts.detection === null ? 'suspicious' : 'dangerous';
  return { ...file(seededHex(`payload ${insight.id} ${name}`, 40), name, verdict, facts), insight };
}

function programFile(program: Program): Indicator {
  const { name, folder, signer } = program;
  const next = seeded(`program ${folder}${name}`);
  return file(seededHex(`program ${folder}${name}`, 40), name, 'safe', {
    ...{ type: 'Executable', size: integer(next, 20_000, 90_000_000), prevalence: integer(next, 5000, 90_000) },
    ...{ signer, detection: null },
  });
}

function file(id: string, name: string, verdict: Indicator['verdict'], facts: FileFacts): Indicator {
  return { id, kind: 'file', name, verdict, score: null, country: null, file: facts };
}
