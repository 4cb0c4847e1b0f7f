import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../../lib/json';
import { loadSchemas } from '../1-parse/load-schemas';
import { filesBelow } from '../1-parse/same-files';
import { documentTexts, readContract } from '../1-parse/openapi/read-contract';
import { authoredTypesPath, emitAuthoredTypes } from '../4-emit/contract-types/emit-authored-types';
import { contractFolder } from '../4-emit/emitter';
import type { KindTable } from '../language/kind-table';
import type { Sources } from '../language/model';

const cachePath = '.cache/descry/contract.json';

/**
 * The generated files that come from the contract and the schemas alone. They take seconds and change seldom: kept on
 * disk.
 */
export async function contractFiles(
  root: string,
  sources: Sources,
  kinds: KindTable,
): Promise<ReadonlyMap<string, string>> {
  const { schemas, documents } = kinds.layout;
  const inputs = new Map([...filesBelow(sources, schemas), ...filesBelow(sources, documents)]);
  const key = hashOf(inputs, kinds);
  const known = readCache(root);
  if (known?.key === key) return new Map(Object.entries(known.files));
  const files = await emitFiles(inputs, kinds);
  const path = join(root, cachePath);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ key, files }));
  return new Map(Object.entries(files));
}

/**
 * The inputs are without errors: the compiler has read them before. What makes types loads TypeScript and hundreds of
 * modules more, which take longer than a check of a project and are seldom needed.
 */
async function emitFiles(inputs: Sources, kinds: KindTable): Promise<Record<string, string>> {
  const { emitContract } = await import('../4-emit/contract-types/emit-contract');
  const { emitDescriptorTypes } = await import('../4-emit/contract-types/emit-descriptor-types');
  const { schemas, documents } = loadSchemas(inputs, kinds);
  return {
    ...(await emitContract(readContract(documentTexts(inputs, kinds.layout)))),
    [`${contractFolder}descriptor-types.ts`]: await emitDescriptorTypes(documents, kinds),
    [authoredTypesPath]: emitAuthoredTypes(schemas),
  };
}

/**
 * Of the inputs, the kinds, the packages and the compiler: what turns them into files imports from several of its
 * folders.
 */
function hashOf(inputs: Sources, { entries, layout }: KindTable): string {
  const hash = createHash('sha256');
  const home = fileURLToPath(new URL('../../', import.meta.url));
  for (const folder of ['lib', 'codegen']) {
    const names = readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' });
    const modules = names
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
    // What is generated follows from the rest.
    const written = modules.filter((path) => path !== authoredTypesPath);
    for (const path of written.sort()) hash.update(readFileSync(join(home, path)));
  }
  // Another version of a package that makes types may make other ones. An installed compiler has no lock file.
  for (const file of ['package.json', 'package-lock.json'].map((name) => join(home, name)))
    if (existsSync(file)) hash.update(readFileSync(file));
  hash.update(JSON.stringify([entries, layout]));
  for (const [path, bytes] of inputs) hash.update(path).update('\0').update(bytes).update('\0');
  return hash.digest('hex');
}

interface Cached {
  readonly key: string;
  readonly files: Readonly<Record<string, string>>;
}

function readCache(root: string): Cached | undefined {
  try {
    const cached: unknown = JSON.parse(readFileSync(join(root, cachePath), 'utf8'));
    return isCached(cached) ? cached : undefined;
  } catch {
    return undefined;
  }
}

function isCached(value: unknown): value is Cached {
  if (!isRecord(value) || typeof value.key !== 'string' || !isRecord(value.files)) return false;
  return Object.values(value.files).every((text) => typeof text === 'string');
}
