import { median } from '../median';
import { rows, type Measured, type Row, type RowName } from './measure/rows';
import type { PeerName } from './peers';

/** What all runs measured, by peer. */
export type Results = ReadonlyMap<PeerName, readonly Measured[]>;

/** The table in Markdown: medians, the console divided by the page written by hand, and the aim. */
export function table(results: Results): string {
  const peers = [...results.keys()];
  const names = rowNames().filter((name) => peers.some((peer) => medianOf(results, peer, name) !== undefined));
  const lines = names.map((name) => {
    const row: Row = rows[name];
    const medians = peers.map((peer) => shown(medianOf(results, peer, name), row.unit));
    return [row.title, ...medians, ratio(results, name), aimOf(row)];
  });
  return markdown([['Work', ...peers, 'console / hand', 'Aim'], ...lines]);
}

function rowNames(): readonly RowName[] {
  const known: (name: string) => name is RowName = (name): name is RowName => name in rows;
  return Object.keys(rows).filter(known);
}

function medianOf(results: Results, peer: PeerName, name: RowName): number | undefined {
  const values = (results.get(peer) ?? []).flatMap((measured) => measured[name] ?? []);
  return values.length > 0 ? median(values) : undefined;
}

function ratio(results: Results, name: RowName): string {
  const [ours, theirs] = [medianOf(results, 'console', name), medianOf(results, 'hand', name)];
  return ours === undefined || !theirs || theirs < 0 ? '' : (ours / theirs).toFixed(1);
}

function aimOf({ aim }: Row): string {
  if (!aim) return '';
  return 'ratio' in aim ? aim.ratio.toFixed(1) : `at most ${aim.max}`;
}

function shown(value: number | undefined, unit: string): string {
  if (value === undefined) return '';
  return `${Math.abs(value) < 10 && unit !== '' ? value.toFixed(1) : Math.round(value)} ${unit}`.trim();
}

function markdown([head = [], ...lines]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(head), rule, ...lines.map(line)].join('\n');
}
