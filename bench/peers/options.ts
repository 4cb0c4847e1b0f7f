import { parseArgs } from 'node:util';
import { workNames, type WorkName } from './measure/works';
import { peerNames, type PeerName } from './peers';

/** What is to be measured. */
export interface Options {
  readonly runs: number;
  readonly works: readonly WorkName[];
  readonly peers: readonly PeerName[];
}

/** Reads `--runs 5 --works load,drawer --peers hand,console`. Throws what is wrong with them. */
export function readOptions(words: readonly string[]): Options {
  const options = { runs: { type: 'string' }, works: { type: 'string' }, peers: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...words], options });
  const runs = Number(values.runs ?? 5);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1, not "${values.runs}".`);
  return { runs, works: chosen('works', values.works, workNames), peers: chosen('peers', values.peers, peerNames) };
}

/** Those of the known names that a list names; all without one. */
function chosen<Name extends string>(
  option: string,
  list: string | undefined,
  known: readonly Name[],
): readonly Name[] {
  if (list === undefined) return known;
  const named = list.split(',');
  const unknown = named.find((name) => !known.some((each) => each === name));
  if (unknown !== undefined) throw new Error(`--${option} takes ${known.join(', ')}, not "${unknown}".`);
  return known.filter((name) => named.includes(name));
}
