const formats = new Map<string, Intl.DateTimeFormat>();

/** The date, time of day and offset of a zone, e.g. `2025-03-01`, `18:30:00` and `UTC+09:00`. */
export interface ZoneParts {
  readonly date: string;
  readonly time: string;
  /** `UTC` if it is zero. */
  readonly offset: string;
}

/** The parts of a time, in milliseconds since 1970, in a zone. An unknown zone counts as UTC. */
export function zoneParts(time: number, zone: string): ZoneParts {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(time)) parts[type] = value;
  return {
    date: `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}:${parts.second}`,
    // Engines have different names for an offset of zero.
    offset: (parts.timeZoneName ?? '').replace(/^GMT([+-]00:00)?/, 'UTC'),
  };
}

/** The format of a zone. Creating one takes about 50 microseconds, using it one, so each zone has one. */
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = createFormat(zone);
    formats.set(zone, format);
  }
  return format;
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    });
  } catch (error) {
    if (timeZone === 'UTC') throw error;
    return createFormat('UTC');
  }
}
