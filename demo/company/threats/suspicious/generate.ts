import { memoizeEntries } from '../../entries';
import { integer, oneOf, seeded } from '../../random';
import { DAY, HOUR } from '../../time/age';
import { indicators } from '../indicators/generate';
import type { SuspiciousObject } from './types';

const authors = ['Ada Lindholm', 'Bruno Castell', 'Greta Saito'] as const;
const notes = [
  'Seen in the loader campaign.',
  'Reported by a partner.',
  'Command and control of a known family.',
] as const;
/** How many indicators are in the list. */
const COUNT = 140;

/** The objects in the list when the demo starts: malicious indicators of the company, the newest first. */
export const suspiciousObjects: () => readonly SuspiciousObject[] = memoizeEntries(() => {
  const next = seeded('suspicious objects');
  return indicators()
    .filter(({ verdict }) => verdict === 'dangerous' || verdict === 'highlySuspicious')
    .slice(0, COUNT)
    .map(({ id, kind, verdict }, index) => {
      const source = oneOf(next, ['analyst', 'sandbox', 'intelligence'] as const);
      const days = oneOf(next, [30, 90, null]);
      const added = integer(next, 0, 25) * DAY + integer(next, 1, 23) * HOUR;
      return {
        id: `so-${index + 1}`,
        type: kind,
        value: id,
        action: verdict === 'dangerous' ? ('block' as const) : ('monitor' as const),
        source,
        added,
        addedBy: source === 'analyst' ? oneOf(next, authors) : null,
        expires: days === null ? null : added - days * DAY,
        note: source === 'analyst' ? oneOf(next, notes) : null,
        matches: integer(next, 0, 40),
      };
    })
    .toSorted((one, other) => one.added - other.added);
});
