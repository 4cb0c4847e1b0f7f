import type { HeadFact } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { evaluate } from './evaluate';
import { showBytes } from './format/bytes';
import { showDate } from './format/date';
import { showNumber } from './format/number';
import { showRelativeTime } from './format/relative-time';
import type { FormatSettings, Shown } from './format/shown';
import { showText } from './format/text';

/** A fact of the head of a drawer as it is shown; `undefined` while it is not known. `now` is in milliseconds. */
export function showHeadFact(fact: HeadFact, scope: Scope, now: number, format: FormatSettings): Shown | undefined {
  const value = evaluate(fact.value, scope);
  switch (fact.as ?? 'text') {
    case 'text':
      return showText(value);
    case 'number':
      return showNumber(value, format);
    case 'bytes':
      return showBytes(value);
    case 'date':
      return showDate(value, format);
    case 'relativeTime':
      return showRelativeTime(value, now, format);
  }
}
