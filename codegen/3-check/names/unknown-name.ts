import { suggest } from '../../diagnostics/diagnostic';
import { entries, type Code } from '../../diagnostics/codes/codes';
import { finding, hint, type Finding } from '../../diagnostics/finding';
import type { Json } from '../../language/model';
import type { NameKind } from '../../language/names';

/** The finding for a name that is not in its closed list, with the nearest name that is. */
export function unknownName(of: NameKind, name: Json, list: Iterable<string>): Finding {
  // Search types are numbers: those that look alike have nothing in common.
  const all = [...list];
  const isError = of === 'warning' && typeof name === 'string' && entries.has(name);
  if (isError) return finding('checks/error', { code: JSON.stringify(name) });
  const advice = typeof name === 'string' ? suggest(name, all) : { hint: hint('one-of', { names: all.join(', ') }) };
  const isSentence = of === 'message' && typeof name === 'string' && name.includes(' ');
  if (isSentence) return { ...namedFinding(of, name), hint: hint('key-of-message') };
  return { ...namedFinding(of, name), ...advice };
}

/** A list of names whose code has one text. */
type OtherKind = Exclude<NameKind, 'part'>;

/** A kind of descriptor needs no code of its own. */
function namedFinding(of: NameKind, name: Json): Finding {
  const written = JSON.stringify(name);
  if (of === 'part') return finding('name/part.one', { name: written });
  const code = `name/${of}` as const;
  return isCode(code) ? finding(code, { name: written }) : finding('name/descriptor', { name: written, kind: of });
}

function isCode(code: `name/${OtherKind}`): code is Extract<Code, `name/${OtherKind}`> {
  return entries.has(code);
}
