import type { Layout } from '../language/layout';
import type { DescriptorOf, Diagnostic, Sources } from '../language/model';
import { parseDescriptor, type ParsedDescriptor } from './parse-descriptor';
import type { Schema } from './schema';

/** The texts that the engine brings, by language. */
export type EngineTexts = ReadonlyMap<string, DescriptorOf<'messages'>>;

/** What stores parsed files between runs, and where the schemas are. */
interface Cache {
  readonly kinds: { readonly layout: Pick<Layout, 'schemas'> };
  parsed(path: string, bytes: Uint8Array, parse: () => ParsedDescriptor): ParsedDescriptor;
}

/**
 * Reads the texts of the engine: `messages/<language>.json` beside the schemas, written as messages of a console are.
 */
export function readEngineTexts(
  sources: Sources,
  schema: Schema | undefined,
  cache: Cache,
): { readonly texts: EngineTexts; readonly diagnostics: readonly Diagnostic[] } {
  const folder = `${cache.kinds.layout.schemas}messages/`;
  const texts = new Map<string, DescriptorOf<'messages'>>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, bytes] of sources) {
    if (!path.startsWith(folder) || !path.endsWith('.json')) continue;
    const id = path.slice(folder.length, -'.json'.length);
    const identity = { kind: 'messages', id, name: `messages/${id}` } as const;
    const result = cache.parsed(path, bytes, () => parseDescriptor(path, bytes, identity, schema));
    diagnostics.push(...result.diagnostics);
    if (result.descriptor?.kind === 'messages') texts.set(id, result.descriptor);
  }
  return { texts, diagnostics };
}
