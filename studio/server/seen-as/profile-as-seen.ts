import { isList, isRecord } from '~/lib/json';
import type { SeenAs } from '../../persona';
import { memberRead, type ProfilePort } from '../ports';

/** The answer about who is signed in, with the view, the user type and the rights of a persona. */
export function profileAsSeen(answer: unknown, { reads }: ProfilePort, seenAs: SeenAs): unknown {
  const { view, userType, flags, permissions } = seenAs;
  const changes = [
    { read: reads.view, isWanted: view !== '', change: () => view },
    { read: reads.userType, isWanted: userType !== '', change: () => userType },
    { read: reads.flags, isWanted: !isEmpty(flags), change: (known: unknown) => switched(known, flags) },
    {
      read: reads.permissions,
      isWanted: !isEmpty(permissions),
      change: (known: unknown) => switched(known, permissions),
    },
  ];
  return changes.reduce<unknown>((current, { read, isWanted, change }) => {
    const member = memberRead(read);
    return member && isWanted && isRecord(current) ? changedAt(current, member, change) : current;
  }, answer);
}

/** A value in which a member is another one; objects on the way to it that are missing are made. */
function changedAt(value: unknown, steps: readonly string[], change: (known: unknown) => unknown): unknown {
  const [step, ...further] = steps;
  if (step === undefined) return change(value);
  const object = isRecord(value) ? value : {};
  return { ...object, [step]: changedAt(object[step], further, change) };
}

/** Names that are switched on or off: a list of those that are on, or an object in which exactly 1 is on. */
function switched(known: unknown, changes: Readonly<Record<string, boolean>>): unknown {
  const names = Object.entries(changes);
  if (isList(known)) {
    const others = known.filter((name) => !Object.hasOwn(changes, String(name)));
    return [...others, ...names.flatMap(([name, isOn]) => (isOn ? [name] : []))];
  }
  const numbers = names.map(([name, isOn]) => [name, isOn ? 1 : 0] as const);
  return { ...(isRecord(known) && known), ...Object.fromEntries(numbers) };
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}
