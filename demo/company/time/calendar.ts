import { memoizeEntries } from '../entries';
import { seeded } from '../random';
import { HOUR, type Age, type StartTime } from './age';

/** The month as its weeks and days lie before one moment. */
export interface Calendar {
  /** The age of a position in the month, from 0 (now) to 1. Of evenly spread positions, more are in office hours. */
  age(position: number): Age;
}

/** Hours of the month, and of a week. */
const HOURS = 31 * 24;
const WEEK = 7 * 24;
/** 1970 began on a Thursday; weeks begin on a Monday. */
const MONDAY = 3 * 24;

/** Activity by hour of a working day in UTC; most offices are east of Greenwich. */
const workingDay = [
  ...[0.06, 0.05, 0.05, 0.05, 0.08, 0.25, 0.7, 0.95, 1, 0.92, 0.62, 0.78],
  ...[0.9, 0.84, 0.66, 0.4, 0.3, 0.24, 0.2, 0.18, 0.14, 0.11, 0.09, 0.07],
];
/** The factor for Saturday and Sunday, and the activity at any hour. */
const WEEKEND = 0.13;
const ALWAYS = 0.04;

function weight(hourOfWeek: number): number {
  const work = workingDay[hourOfWeek % 24] ?? 0;
  return ALWAYS + work * (hourOfWeek >= 5 * 24 ? WEEKEND : 1);
}

/** The week's hour in which a moment lies: all that a calendar depends on. */
function hourOfWeekOf({ start }: StartTime): number {
  return (Math.floor(start / (HOUR * 1000)) + MONDAY) % WEEK;
}

function calendarFrom(hourOfWeek: number): Calendar {
  const ends: number[] = [];
  const next = seeded('busy and quiet hours');
  let day = 1;
  let sum = 0;
  for (let back = 1; back <= HOURS; back += 1) {
    // Days and hours vary at random.
    if (back % 24 === 1) day = 0.75 + next() * 0.5;
    sum += weight((hourOfWeek - back + HOURS * WEEK) % WEEK) * day * (0.8 + next() * 0.4);
    ends.push(sum);
  }
  return {
    age(position) {
      const wanted = position * sum;
      let low = 0;
      let high = HOURS - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? sum) <= wanted) low = middle + 1;
        else high = middle;
      }
      const begin = low === 0 ? 0 : (ends[low - 1] ?? 0);
      const inside = (wanted - begin) / ((ends[low] ?? sum) - begin);
      return Math.floor((low + Math.min(inside, 0.999)) * HOUR);
    },
  };
}

/**
 * Makes what happens in the month, once for each hour of the week from which a demo counts back: only ages differ
 * between them, never ids or any other fact. `started` is one of the starts in that hour.
 */
export function memoizePerWeekHour<T>(make: (calendar: Calendar, started: StartTime) => T): (started: StartTime) => T {
  const valuesOf = memoizeEntries(() => new Map<number, { readonly value: T }>());
  return (started) => {
    const hour = hourOfWeekOf(started);
    const known = valuesOf().get(hour) ?? { value: make(calendarFrom(hour), started) };
    valuesOf().set(hour, known);
    return known.value;
  };
}
