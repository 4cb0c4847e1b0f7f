import type { WireAnswer } from '~/generated/contract/operations';
import { memoize } from '~/lib/memoize';

type Zone = WireAnswer<'timeZoneQuery'>['data']['offered'][number];

/** Zones that platforms still list by a name of old. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const formats = memoize(() => {
  const names = Intl.supportedValuesOf('timeZone').map((name) => RENAMED[name] ?? name);
  return [...new Set(['UTC', ...names])].map((id) => ({
    id,
    format: new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName: 'longOffset' }),
  }));
});

/** True when the console offers the time zone. */
export function isOffered(id: string): boolean {
  return formats().some((zone) => zone.id === id);
}

/** The zones that the console can be set to, from west to east, with their offsets at a moment (milliseconds). */
export function zonesAt(moment: number): readonly Zone[] {
  return formats()
    .map(({ id, format }) => {
      const parts = format.formatToParts(moment);
      const zoneName = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
      const offset = zoneName === 'GMT' ? '+00:00' : zoneName.slice('GMT'.length);
      return { id, offset, minutes: minutesOf(offset), label: `(UTC${offset}) ${id.replaceAll('_', ' ')}` };
    })
    .sort((a, b) => a.minutes - b.minutes || (a.id < b.id ? -1 : 1));
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) || 0;
}
