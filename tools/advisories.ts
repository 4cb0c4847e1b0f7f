import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run';
import { shippedPackages } from './shipped-packages';

/**
 * What `npm audit --json` prints, as far as it is read here. A registry that publishes no advisories leaves the counts
 * out.
 */
interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

/** The result of asking the registry for advisories. */
export interface Advisories {
  readonly line: string;
  /** Packages with a grave advisory, with the versions it is about. */
  readonly grave: readonly string[];
}

const graveSeverities: ReadonlySet<string> = new Set(['high', 'critical']);

/** Reads what `npm audit --json` printed about the packages that a console ships. */
export function readAudit(output: string, shipped: ReadonlySet<string>): Advisories {
  const audit = parse(output);
  if (!audit?.metadata?.vulnerabilities) return { line: 'The registry publishes no advisories here.', grave: [] };
  const found = Object.entries(audit.vulnerabilities ?? {}).filter(([name]) => shipped.has(name));
  const grave = found.filter(([, { severity }]) => graveSeverities.has(severity));
  return {
    line: `${found.length} advisories for what the console ships, ${grave.length} of them grave`,
    grave: grave.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
  };
}

/** The JSON object in the output: npm prints warnings before it. */
function parse(output: string): Audit | undefined {
  try {
    const audit: Audit = JSON.parse(output.slice(output.indexOf('{')));
    return audit;
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '..');
  const { output } = await run(['npm', 'audit', '--omit=dev', '--json'], root);
  const { line, grave } = readAudit(output, new Set(shippedPackages(root).map(({ name }) => name)));
  console.log([line, ...grave].join('\n  '));
  process.exitCode = grave.length === 0 ? 0 : 1;
}
