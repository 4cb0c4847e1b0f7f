import { isRecord } from '~/lib/json';
import type { Json } from '../../language/model';

/** A property that has another value than before; absent on the side where it does not exist. */
export interface Difference {
  /** Its name, with those of the objects around it: `head.tag.scale`. */
  readonly name: string;
  readonly before?: Json;
  readonly after?: Json;
}

/** The properties in which two values differ. Objects are compared member by member, all else as a whole. */
export function differencesBetween(before: Json, after: Json, around = ''): readonly Difference[] {
  if (!isRecord(before) || !isRecord(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ name: around, before, after }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    const whole = around === '' ? name : `${around}.${name}`;
    if (was === undefined || is === undefined) {
      return [{ name: whole, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
    }
    return differencesBetween(was, is, whole);
  });
}

/** A difference in words: `label "Host" changed to "Host name"`. */
export function describeDifference({ name, before, after }: Difference): string {
  const property = name === '' ? 'it' : name;
  if (before === undefined) return `${property} ${written(after)} added`;
  if (after === undefined) return `${property} ${written(before)} removed`;
  return `${property} ${written(before)} changed to ${written(after)}`;
}

/** Characters of the longest value that is written out. */
const maxLength = 80;

function written(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
