import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from './shipped-packages';

/** Names, versions and licences of packages, with the texts of these as far as a package brings them. */
export function licencesOf(root: string, packages: readonly ShippedPackage[]): string {
  const sorted = [...packages].sort((one, other) => (one.path < other.path ? -1 : 1));
  const sections = sorted.map(({ name, version, license, path }) =>
    [`${name} ${version}: ${license}`, ...textsIn(join(root, path))].join('\n\n'),
  );
  return `${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function textsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name),
  );
  const names = files.map(({ name }) => name).sort();
  return names.map((name) => readFileSync(join(folder, name), 'utf8').trim());
}
