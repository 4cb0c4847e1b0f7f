const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the clock on a wall in the zone shows it. `zone` is a short name such as `UTC` or `GMT+9`. */
export interface ZoneParts {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/** Date, time of day and name of the zone. An unknown zone counts as UTC. */
export function zoneParts(time: number, zone: string): ZoneParts {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(time)) parts[type] = value;
  return {
    date: `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}:${parts.second}`,
    // Engines differ in how they call an offset of zero.
    zone: (parts.timeZoneName ?? '').replace(/^GMT(\+0)?$/, 'UTC'),
  };
}

/** Building one costs some 50 microseconds, using it one: each zone has one. */
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
      timeZoneName: 'shortOffset',
    });
  } catch (error) {
    if (timeZone === 'UTC') throw error;
    return createFormat('UTC');
  }
}
