import { diagnose } from '../../diagnostics/diagnostic';
import { finding, hint } from '../../diagnostics/finding';
import { fileWith, spanOf } from '../../diagnostics/locate';
import type { DescriptorOf, Diagnostic, Fix } from '../../language/model';

/** An entry, and the address that its text has now. */
type Renamed = readonly [address: string, now: string];

/**
 * Reports entries whose texts have other addresses now. Those below one id that has changed are one finding, whose
 * correction changes all of them.
 */
export function* reportRenamed(
  language: DescriptorOf<'messages'>,
  renamed: ReadonlyMap<string, string>,
): Iterable<Diagnostic> {
  const groups = new Map<string, Renamed[]>();
  for (const [address, now] of renamed) {
    const file = fileWith(language, ['texts', address]);
    const key = [file, ...changeOf(address, now)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), [address, now]]);
  }
  for (const group of groups.values()) {
    const [[address, now] = ['', '']] = group;
    if (group.length === 1) {
      const advice = { hint: hint('nearest', { name: now }), fix: now };
      yield diagnose(language, ['texts', address], { ...finding('message/address.unknown'), key: true, ...advice });
      continue;
    }
    const [from, to] = changeOf(address, now);
    const count = group.length;
    const found = { ...finding('message/address.renamed', { from, to, count }), fix: fixOf(language, group) };
    yield diagnose(language, ['texts', address], { ...found, key: true });
  }
}

/** The beginnings in which two addresses differ, each with its step that is another one. */
function changeOf(address: string, now: string): readonly [from: string, to: string] {
  const [from, to] = [address.split('.'), now.split('.')];
  while (from.length > 1 && to.length > 1 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  return [from.join('.'), to.join('.')];
}

/** One replacement of all that is between the first and the last of the keys. */
function fixOf({ file, root }: DescriptorOf<'messages'>, group: readonly Renamed[]): Fix {
  const keys = group
    .map(([address, now]) => ({ ...spanOf(root, ['texts', address], true), now }))
    .toSorted((left, right) => left.offset - right.offset);
  const start = keys[0]?.offset ?? 0;
  let end = start;
  let text = '';
  for (const { offset, length, now } of keys) {
    text += file.text.slice(end, offset) + JSON.stringify(now);
    end = offset + length;
  }
  return { offset: start, length: end - start, text };
}
