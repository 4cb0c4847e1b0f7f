import { oneOf, integer, type Random } from '../random';

const projects = ['Aurora', 'Prism', 'Northlight', 'Halo', 'Meridian', 'Lumen'] as const;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** `%` represents a number, `*` for a project, `@` for a day. */
const patterns = {
  clean: [
    ...([
      'Minutes of * meeting',
      'Re: Drawing % for *',
      'Order confirmation %',
      'Lunch on @?',
      'Delivery % arrives on @',
    ] as const),
    ...(['Question about offer %', 'Re: Re: Test report %', 'Shift plan from @', 'Travel to Hamburg on @'] as const),
    ...(['* : next steps', 'Invoice %', 'Calibration of bench %', '見積書 % について', 'Angebot % für *'] as const),
  ],
  spam: [
    ...([
      'Save a lot on % office chairs',
      'Your list of % contacts',
      'Webinar on @: grow faster',
      'Last chance: % offers',
    ] as const),
    ...(['Best lenses for less, order %', 'We translate your manuals'] as const),
  ],
  phishing: [
    ...([
      'Your parcel % waits for you',
      'Password expires on @',
      'Shared document: * budget',
      'Sign-in from a new device',
    ] as const),
    ...(['Reminder: invoice % is overdue', 'Salary letter for @', 'Voice message of % seconds'] as const),
  ],
  malware: [
    ...([
      'Invoice %',
      'Scan_% from the copier',
      'Order % with changes',
      'Updated drawings for *',
      'CV for the * team',
    ] as const),
  ],
  fraud: [
    ...([
      'Our bank account has changed',
      'Payment for * today, please',
      'Are you at your desk?',
      'Confidential: transfer on @',
    ] as const),
  ],
} as const;

/** A subject that fits the verdict of a mail. */
export function subjectOf(next: Random, verdict: keyof typeof patterns): string {
  return oneOf<string>(next, patterns[verdict])
    .replace('%', () => String(integer(next, 10, 9999)))
    .replace('*', () => oneOf(next, projects))
    .replace('@', () => oneOf(next, days));
}
