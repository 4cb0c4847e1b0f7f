import type { Sources } from '~/codegen/language/model';
import { choose, misspelt, type Mistake, type World } from './world';

interface Text {
  readonly file: string;
  readonly text: string;
}

function textsIn(sources: Sources, folder: string): readonly Text[] {
  return [...sources].flatMap(([file, bytes]) =>
    file.startsWith(folder) ? [{ file, text: new TextDecoder().decode(bytes) }] : [],
  );
}

/** What a pattern finds in the files of a folder, some of each file, replaced; `right` is what was there. */
function* replaced(
  world: World,
  folder: string,
  pattern: RegExp,
  change: (match: RegExpExecArray) => string,
  right?: (match: RegExpExecArray) => string,
): Iterable<Mistake> {
  for (const { file, text } of textsIn(world.sources, folder)) {
    if (file.endsWith('.md') || file.includes('scenarios') || file.includes('/messages/')) continue;
    for (const match of choose(world.next, [...text.matchAll(pattern)], 3)) {
      const after = change(match);
      const right_ = right?.(match);
      if (after !== match[0])
        yield {
          file,
          offset: match.index,
          length: match[0].length,
          text: after,
          ...(right_ !== undefined && { right: right_ }),
        };
    }
  }
}

function json(pattern: RegExp, change: (match: RegExpExecArray) => string, right?: (match: RegExpExecArray) => string) {
  return (world: World) => replaced(world, 'descriptors/', pattern, change, right);
}

/** Slips in JSON. */
export const jsonSlips = {
  comma: json(/(["\]}]),\n/g, ([, before]) => `${before}\n`),
  commaTooMany: json(/(["\]}])\n(\s*[}\]])/g, ([, before, after]) => `${before},\n${after}`),
  singleQuotes: json(
    /"(\w+)":/g,
    ([, name]) => `'${name}':`,
    ([, name]) => `"${name}"`,
  ),
  noQuotes: json(
    /"(\w+)":/g,
    ([, name]) => `${name}:`,
    ([, name]) => `"${name}"`,
  ),
  openString: json(/"(\w+)",\n/g, ([, word]) => `"${word},\n`),
  colon: json(/"(\w+)": /g, ([, name]) => `"${name}" `),
  equals: json(
    /"(\w+)": /g,
    ([, name]) => `"${name}" = `,
    () => ':',
  ),
  semicolon: json(
    /",\n/g,
    () => '";\n',
    () => ',',
  ),
  true: json(
    /: true/g,
    () => ': True',
    () => 'true',
  ),
  typographic: json(
    /"(\w+)":/g,
    ([, name]) => `“${name}”:`,
    ([, name]) => `"${name}"`,
  ),
  comment: json(/\n( +)"/g, ([, blanks]) => `\n${blanks}// later\n${blanks}"`),
  brace: json(/\{ "/g, () => '"'),
  closing: json(/" \}/g, () => '"'),
};

function yaml(pattern: RegExp, change: (match: RegExpExecArray) => string, right?: (match: RegExpExecArray) => string) {
  return (world: World) => replaced(world, 'openapi/', pattern, change, right);
}

/** Slips in the contract. */
export const contract = {
  colon: yaml(/\n( +)(operationId|type|description): /g, ([, blanks, name]) => `\n${blanks}${name} `),
  indent: yaml(
    /\n( +)(operationId|summary|parameters|responses|required):/g,
    ([, blanks, name]) => `\n${blanks} ${name}:`,
  ),
  quote: yaml(/: '([^'\n]+)'/g, ([, text]) => `: '${text}`),
  tab: yaml(/\n( {4,})(\w+):/g, ([, , name]) => `\n\t\t${name}:`),
  bracket: yaml(/\[([\w, -]+)\]\n/g, ([, inner]) => `[${inner}\n`),
  brace: yaml(/\{ (\$ref: [^}]+) \}/g, ([, inner]) => `{ ${inner}`),
  reference: (world: World) =>
    replaced(
      world,
      'openapi/',
      /#\/components\/(schemas|parameters|responses)\/(\w+)/g,
      ([, of, name]) => `#/components/${of}/${misspelt(world.next, name ?? '')}`,
      ([, , name]) => name ?? '',
    ),
  document: (world: World) =>
    replaced(
      world,
      'openapi/',
      /\b(\w+)\.yaml#/g,
      ([, name]) => `${misspelt(world.next, name ?? '')}.yaml#`,
      ([, name]) => `${name}.yaml`,
    ),
  method: yaml(
    /\n( +)(get|post|put|delete):\n/g,
    ([, blanks, name]) =>
      `\n${blanks}${name === 'get' ? 'gte' : name === 'post' ? 'psot' : name === 'put' ? 'putt' : 'delte'}:\n`,
    ([, , name]) => name ?? '',
  ),
  keyword: (world: World) =>
    replaced(
      world,
      'openapi/',
      /\n( +)(properties|required|parameters|responses|requestBody|operationId|additionalProperties|components|schema|content|enum|items):/g,
      ([, blanks, name]) => `\n${blanks}${misspelt(world.next, name ?? '')}:`,
      ([, , name]) => name ?? '',
    ),
  type: (world: World) =>
    replaced(
      world,
      'openapi/',
      /\btype: (string|integer|boolean|object|array|number)\b/g,
      ([, name]) => `type: ${misspelt(world.next, name ?? '')}`,
      ([, name]) => name ?? '',
    ),
  root: (world: World) =>
    replaced(
      world,
      'openapi/',
      /\n( +)(x-root|x-error-numbers|x-safe):/g,
      ([, blanks, name]) => `\n${blanks}${misspelt(world.next, name ?? '')}:`,
      ([, , name]) => name ?? '',
    ),
  rootValue: (world: World) =>
    replaced(world, 'openapi/', /x-root: (\w{4,})/g, ([, name]) => `x-root: ${misspelt(world.next, name ?? '')}`),
  requiredName: (world: World) =>
    replaced(
      world,
      'openapi/',
      /\brequired: \[(\w{3,})/g,
      ([, name]) => `required: [${misspelt(world.next, name ?? '')}`,
      ([, name]) => name ?? '',
    ),
};
