import { diagnoseSpan } from '../diagnostics/diagnostic';
import { finding, type Finding } from '../diagnostics/finding';
import type { Diagnostic, SourceFile } from '../language/model';
import { maxDiagnostics } from './cut-off';
import { positionOf } from '../diagnostics/locate';

/** The deepest nesting of objects and lists the compiler reads. */
export const maxDepth = 64;
/** The longest string the compiler reads, in UTF-16 units as written. */
export const maxStringLength = 64 * 1024;

/** Keys that mean something to JavaScript objects and nothing to descriptors. */
export const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * What the scan found: at most one diagnostic more than a step gives. A text that is `tooDeep` must not be parsed:
 * parsers recurse.
 */
export interface Scan {
  readonly tooDeep: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Goes through a text once and reports what a JSON parser accepts, loses or dies of. Strings end where the parser ends
 * them.
 */
export function scan(file: SourceFile): Scan {
  const { text } = file;
  const diagnostics: Diagnostic[] = [];
  /** The open containers: the keys of an object so far, `null` for a list. */
  const open: (Map<string, number> | null)[] = [];
  let comma = -1;
  let keyNext = false;
  const report = (offset: number, length: number, found: Finding) => {
    diagnostics.push(diagnoseSpan(file, { offset, length }, found));
  };
  for (let offset = 0; offset < text.length && diagnostics.length <= maxDiagnostics; offset += 1) {
    const character = text.charCodeAt(offset);
    if (character <= 32) continue;
    if (character === quote) {
      const end = endOfString(text, offset);
      scanString(file, { offset, end, keys: keyNext ? open.at(-1) : undefined, report });
      keyNext = false;
      offset = end - 1;
      comma = -1;
    } else if (character === slash && (text[offset + 1] === '/' || text[offset + 1] === '*')) {
      const end = endOfComment(text, offset);
      report(offset, end - offset, { ...finding('json/comment'), fix: '' });
      offset = end - 1;
    } else if (character === openBrace || character === openBracket) {
      if (open.length === maxDepth) {
        report(offset, 1, finding('json/too-deep', { limit: maxDepth }));
        return { tooDeep: true, diagnostics };
      }
      keyNext = character === openBrace;
      open.push(keyNext ? new Map() : null);
      comma = -1;
    } else if (character === closeBrace || character === closeBracket) {
      if (comma >= 0) report(comma, 1, { ...finding('json/trailing-comma'), fix: '' });
      // A bracket that does not fit leaves the parser at its depth, too.
      if (open.length > 0 && (open.at(-1) !== null) === (character === closeBrace)) open.pop();
      keyNext = false;
      comma = -1;
    } else {
      comma = character === commaSign ? offset : -1;
      keyNext = comma >= 0 && Boolean(open.at(-1));
    }
  }
  return { tooDeep: false, diagnostics };
}

/** A string from its opening quote to behind its closing one. */
interface FoundString {
  readonly offset: number;
  readonly end: number;
  /** If it is a key: the offsets of the keys of its object so far. */
  readonly keys: Map<string, number> | null | undefined;
  readonly report: (offset: number, length: number, finding: Finding) => void;
}

function scanString(file: SourceFile, { offset, end, keys, report }: FoundString): void {
  if (end - offset - 2 > maxStringLength)
    report(offset, 1, finding('json/string-too-long', { length: end - offset - 2, limit: maxStringLength }));
  if (!keys) return;
  const key = keyOf(file.text.slice(offset + 1, end - 1));
  const first = keys.get(key);
  if (first !== undefined)
    report(offset, end - offset, finding('json/duplicate-key', { key, line: positionOf(file, first).line }));
  else if (unsafeKeys.has(key)) report(offset, end - offset, finding('json/unsafe-key', { key }));
  keys.set(key, first ?? offset);
}

const [quote, slash, backslash, openBrace, closeBrace, openBracket, closeBracket, commaSign, lineFeed, carriageReturn] =
  [...'"/\\{}[],\n\r'].map((character) => character.charCodeAt(0));

function endOfString(text: string, start: number): number {
  for (let offset = start + 1; offset < text.length; offset += 1) {
    const character = text.charCodeAt(offset);
    if (character === quote) return offset + 1;
    if (character === lineFeed || character === carriageReturn) return offset;
    if (character === backslash) offset += 1;
  }
  return text.length;
}

function endOfComment(text: string, start: number): number {
  if (text[start + 1] === '*') {
    const end = text.indexOf('*/', start + 2);
    return end < 0 ? text.length : end + 2;
  }
  let end = start + 2;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

function keyOf(written: string): string {
  if (!written.includes('\\')) return written;
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}
