import { isList, isRecord } from './json';
import { textOf } from './parameter-text';
import { percentEncode } from './percent-encode';

/** The styles of OpenAPI. */
export const parameterStyles = [
  'simple',
  'label',
  'matrix',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'deepObject',
] as const;

/** How OpenAPI writes the value of a parameter: its `style` and `explode`, or `json` for one with JSON as content. */
export interface ParameterStyle {
  readonly style: (typeof parameterStyles)[number] | 'json';
  readonly explode: boolean;
}

/** What is around and between the parts of a value. */
interface Layout {
  readonly first: string;
  /** Between the parts of an exploded value. */
  readonly between: string;
  /** Between the parts of one that is not. */
  readonly within: string;
  readonly isNamed: boolean;
}

const layouts: Readonly<Record<(typeof parameterStyles)[number], Layout>> = {
  simple: { first: '', between: ',', within: ',', isNamed: false },
  label: { first: '.', between: '.', within: ',', isNamed: false },
  matrix: { first: ';', between: ';', within: ',', isNamed: true },
  form: { first: '', between: '&', within: ',', isNamed: true },
  spaceDelimited: { first: '', between: '&', within: '%20', isNamed: true },
  pipeDelimited: { first: '', between: '&', within: '%7C', isNamed: true },
  deepObject: { first: '', between: '&', within: ',', isNamed: true },
};

/** A part of a value: of an object with its key. */
type Part = readonly [key: string | undefined, text: string];

/**
 * A parameter of a path or a query as OpenAPI writes it, percent-encoded: of a query with its name. `undefined` for a
 * value without parts, and for a text that no address can contain (half a surrogate pair). Members of a list or an
 * object that are neither texts, numbers nor booleans are left out: OpenAPI has no way to write them.
 */
export function writeParameter(
  name: string,
  value: unknown,
  style: ParameterStyle,
  isQuery = false,
): string | undefined {
  return write(name, value, style, { isQuery, encode: percentEncode });
}

/** A parameter in a header, which is not encoded; `undefined` for a value without parts. */
export function writeHeader(name: string, value: unknown, style: ParameterStyle): string | undefined {
  return write(name, value, style, { isQuery: false, encode: (text) => text });
}

interface Target {
  readonly isQuery: boolean;
  readonly encode: (text: string) => string | undefined;
}

function write(
  name: string,
  value: unknown,
  { style, explode }: ParameterStyle,
  { isQuery, encode }: Target,
): string | undefined {
  const { first, between, within, isNamed } = layouts[style !== 'json' ? style : isQuery ? 'form' : 'simple'];
  const parts = encodedParts(partsOf(value, style === 'json'), encode);
  const ownName = encode(name);
  if (!parts || parts.length === 0 || ownName === undefined) return undefined;
  if (explode || style === 'deepObject') {
    const nameOf = (key: string | undefined) =>
      key === undefined ? isNamed && ownName : style === 'deepObject' ? `${ownName}[${key}]` : key;
    return first + parts.map(([key, text]) => withName(nameOf(key), text)).join(between);
  }
  const joined = parts.flatMap(([key, text]) => (key === undefined ? text : [key, text])).join(within);
  return first + withName(isNamed && ownName, joined);
}

function encodedParts(parts: readonly Part[], encode: Target['encode']): readonly Part[] | undefined {
  const encoded = parts.map(([key, text]) => [key === undefined ? '' : encode(key), encode(text), key] as const);
  const complete = encoded.flatMap(([key, text, given]): readonly Part[] =>
    key === undefined || text === undefined ? [] : [[given === undefined ? undefined : key, text]],
  );
  return complete.length === parts.length ? complete : undefined;
}

function withName(name: string | false, text: string): string {
  return name === false ? text : `${name}=${text}`;
}

function partsOf(value: unknown, isJson: boolean): readonly Part[] {
  if (isJson) return value === undefined ? [] : [[undefined, JSON.stringify(value)]];
  const text = textOf(value);
  if (text !== undefined) return [[undefined, text]];
  const members: readonly (readonly [string | undefined, unknown])[] = isList(value)
    ? value.map((item) => [undefined, item] as const)
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return members.flatMap(([key, member]) => {
    const written = textOf(member);
    return written === undefined ? [] : [[key, written] as const];
  });
}
