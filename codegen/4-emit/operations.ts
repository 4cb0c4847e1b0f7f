import { parameterGroups, type BodyMedia, type Operation, type TokenHeader } from '../1-parse/openapi/contract';
import type { Project } from '../1-parse/project';
import { headersRead, operationsInUse } from '../2-analyze/analysis';
import { print, type Printable } from '../language/print';
import { consoleFolder, header, type EmittedFile } from './emitter';

/** `operations.ts`: what must be known of the operations that the console calls. */
export function* emitOperationFacts(project: Project): Iterable<EmittedFile> {
  const called = operationsInUse(project);
  const token = usualToken(called);
  const read = headersRead(project);
  const facts = called.map((operation) => {
    const headers = [...operation.headers.keys()].filter((name) => read.has(name));
    return [operation.id, { ...factsOf(operation, token), ...(headers.length > 0 && { headers }) }] as const;
  });
  yield {
    path: `${consoleFolder}operations.ts`,
    text: `${header('openapi/ and descriptors/')}import type { OperationFacts, OperationId, TokenHeader } from '../contract/operations';

/** The header in which most operations get the token of the session. */
export const tokenHeader: TokenHeader = ${print({ ...token })};

/** The operations that the console calls, by id. */
export const operations = ${print(Object.fromEntries(facts))} as const satisfies Partial<Record<OperationId, OperationFacts>>;
`,
  };
}

/** The header that most of the operations want. Where the contract says nothing, it is a bearer token. */
function usualToken(operations: readonly Operation[]): TokenHeader {
  const uses = new Map<string, { readonly token: TokenHeader; readonly count: number }>();
  for (const { token } of operations) {
    if (typeof token !== 'object') continue;
    const key = keyOf(token);
    uses.set(key, { token, count: (uses.get(key)?.count ?? 0) + 1 });
  }
  const [usual] = [...uses.values()].toSorted((left, right) => right.count - left.count);
  return usual?.token ?? { header: 'Authorization', scheme: 'Bearer' };
}

function keyOf({ header: name, scheme }: TokenHeader): string {
  return `${name.toLowerCase()} ${scheme ?? ''}`;
}

function factsOf(operation: Operation, usual: TokenHeader): Readonly<Record<string, Printable>> {
  const { method, path, safe, ownOrigin, root, rootOpen, token } = operation;
  const { media } = operation.schemas.body ?? {};
  const styles = stylesOf(operation);
  return {
    // Most are a GET, which is safe, and the table is a part of the first load.
    ...(method !== 'get' && { method }),
    path,
    ...(method !== 'get' && safe && { safe }),
    ...(ownOrigin && { ownOrigin }),
    ...(root !== undefined && { root }),
    ...(rootOpen && { rootOpen }),
    ...(safe && canBeEmpty(operation) && { canBeEmpty: true }),
    ...(token === 'none' && { token: false }),
    ...(typeof token === 'object' && keyOf(token) !== keyOf(usual) && { token: { ...token } }),
    ...(media && { body: printedMedia(media) }),
    ...(styles.length > 0 && { styles: Object.fromEntries(styles) }),
  };
}

function printedMedia(media: BodyMedia): Printable {
  if (media.as === 'file') return { as: 'file', types: [...media.types] };
  const { contentTypes } = media;
  return { as: 'multipart', ...(contentTypes.size > 0 && { types: Object.fromEntries(contentTypes) }) };
}

/** Whether a success can have no body, such as 204. */
function canBeEmpty({ schemas }: Operation): boolean {
  return [...schemas.answers].some(([status, schema]) => status.startsWith('2') && !schema);
}

function stylesOf({ parameters }: Operation): readonly (readonly [string, Printable])[] {
  return parameterGroups.flatMap((group) => {
    const styled = parameters.filter((parameter) => parameter.in === group);
    const styles = styled.flatMap(({ name, style }) => (style ? [[name, { ...style }] as const] : []));
    return styles.length > 0 ? [[group, Object.fromEntries(styles)] as const] : [];
  });
}
