import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { hint, type Finding } from '../../diagnostics/finding';
import type { Descriptor, Diagnostic } from '../../language/model';
import { diagnose } from '../../diagnostics/diagnostic';

/** The finding that a translation is of another English, with the entry that translates this one if there is one. */
export function withSource(
  language: Descriptor,
  address: string,
  { found, from }: { readonly found: Diagnostic; readonly from: string | undefined },
): Diagnostic {
  const [entry, source] = [entryOf(language, address), entryOf(language, from)];
  if (from === undefined || !entry || !source) return found;
  const { severity, code, message } = found;
  const fix = { offset: entry.offset, length: entry.length, text: textOf(language, source) };
  const advice = { hint: hint('translated-at', { address: from }), fix };
  return diagnose(language, ['texts', address, 'of'], { severity, code, message, ...advice });
}

/** What writes the translation of a text before the entry that has it; nothing in a language of several files. */
export function insertedFrom(
  language: Descriptor,
  address: string,
  from: string | undefined,
): Pick<Finding, 'hint' | 'fix'> {
  const source = entryOf(language, from);
  const property = source?.parent;
  if (from === undefined || !property || language.joined) return {};
  const before = `${JSON.stringify(address)}: ${textOf(language, source)},\n    `;
  return {
    hint: hint('translated-at', { address: from }),
    fix: { offset: property.offset, length: 0, text: before },
  };
}

function entryOf({ root }: Descriptor, address: string | undefined): Node | undefined {
  return address === undefined ? undefined : findNodeAtLocation(root, ['texts', address]);
}

function textOf({ file }: Descriptor, { offset, length }: Node): string {
  return file.text.slice(offset, offset + length);
}
