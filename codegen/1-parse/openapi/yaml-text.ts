import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  Lexer,
  parseDocument,
  Parser,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import { memoizeRecent } from '~/lib/memoize';
import { finding } from '../../diagnostics/finding';
import type { Span } from '../../diagnostics/locate';
import type { Json, Path } from '../../language/model';
import type { DocumentText, Mistake } from './json-text';
import { maxDepth } from '../scan';
import { nestingIn, tooDeep } from './yaml-nesting';
import { yamlSlipBefore } from './yaml-slips';

/** How many characters are remembered with what they say: about two contracts of 28 documents. */
const limit = 1_000_000;

/**
 * Reads a text in YAML, of which JSON is a part. The last texts are remembered: whoever compares two states of a
 * project, or compiles it in more than one way, reads the same documents again, and YAML takes half of such a check.
 */
export const readYaml = memoizeRecent(limit, (text: string): DocumentText => {
  const document = parseDocument(text);
  const read = {
    spanOf: (steps: Path) => spanOf(document, steps),
    spanOfName: (steps: Path) => spanOfName(document, steps),
  };
  const isTooDeep = document.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (isTooDeep) return { ...read, mistake: { ...spanOfDepth(text), found: tooDeep } };
  // What follows the first mistake is mostly its echo.
  const [error] = document.errors;
  if (error) return { ...read, mistake: mistakeOf(text, error) };
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    const nesting = nestingIn(value);
    if (nesting) return { ...read, mistake: { ...spanOf(document, nesting.steps), found: nesting.found } };
    return { ...read, value: toJson(value) };
  } catch (thrown) {
    // Aliases of aliases would fill the memory.
    if (!(thrown instanceof ReferenceError)) throw thrown;
    return { ...read, mistake: { ...spanOfAlias(document), found: finding('openapi/aliases.values') } };
  }
});

function mistakeOf(text: string, { pos: [start, end], message }: YAMLError): Mistake {
  const slip = yamlSlipBefore(text, start);
  if (slip) return slip;
  const [reason = message] = message.split(/ at line \d+|\n/);
  return { offset: start, length: Math.max(1, end - start), found: finding('openapi/syntax.other', { reason }) };
}

/** Where a text begins a list or an object that is too deep; its beginning if none is. It is not read as a whole. */
function spanOfDepth(text: string): Span {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    // Whole documents come out at their end.
    for (const _ of parser.next(lexeme)) continue;
    const open = parser.stack.filter(({ type }) => /^(block-map|block-seq|flow-collection)$/.test(type));
    if (open.length > maxDepth) return { offset: parser.offset - lexeme.length, length: 1 };
  }
  return { offset: 0, length: 1 };
}

/** The nearest node that has a position, its key where the node itself is a block. */
function spanOf(document: Document, steps: Path): Span {
  for (let depth = steps.length; depth >= 0; depth -= 1) {
    const node: unknown = depth === 0 ? document.contents : document.getIn(steps.slice(0, depth), true);
    if (!isNode(node) || !node.range) continue;
    const [offset, end] = node.range;
    return { offset, length: isScalar(node) || isAlias(node) ? Math.max(1, end - offset) : 1 };
  }
  return { offset: 0, length: 1 };
}

/** The span of the name of a member, without its quotes. */
function spanOfName(document: Document, steps: Path): Span {
  const parent: unknown = steps.length === 1 ? document.contents : document.getIn(steps.slice(0, -1), true);
  const pairs = isMap(parent) ? parent.items : [];
  const name = pairs.map(({ key }) => key).find((key) => isScalar(key) && String(key.value) === String(steps.at(-1)));
  if (!isNode(name) || !name.range) return spanOf(document, steps);
  const [offset, end] = name.range;
  const quote = isScalar(name) && name.type?.startsWith('QUOTE') ? 1 : 0;
  return { offset: offset + quote, length: Math.max(1, end - offset - 2 * quote) };
}

/** The span of the first alias of a document. */
function spanOfAlias(document: Document): Span {
  let span: Span = { offset: 0, length: 1 };
  visit(document, {
    Alias(_, { range }) {
      if (range) span = { offset: range[0], length: range[1] - range[0] };
      return visit.BREAK;
    },
  });
  return span;
}

function toJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toJson(entry)]));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
