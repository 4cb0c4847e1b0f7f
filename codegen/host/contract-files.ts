import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitContract } from '../contract/emit-contract';
import { emitDescriptorTypes } from '../contract/emit-descriptor-types';
import { target } from '../emit/emitter';
import type { Json, Sources } from '../model';

const cachePath = '.cache/descry/contract.json';

/** The generated files that come from `openapi/` and `schemas/` alone. They take seconds and change seldom: kept on disk. */
export async function contractFiles(root: string, sources: Sources): Promise<ReadonlyMap<string, string>> {
  const inputs = [...sources].filter(([path]) => !path.startsWith('descriptors/'));
  const key = hashOf(inputs);
  const known = readCache(root);
  if (known?.key === key) return new Map(Object.entries(known.files));
  const files = await emitFiles(inputs);
  const path = join(root, cachePath);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ key, files }));
  return new Map(Object.entries(files));
}

async function emitFiles(inputs: readonly (readonly [string, Uint8Array])[]): Promise<Record<string, string>> {
  const texts = inputs.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const);
  const documents = Object.fromEntries(texts.filter(([path]) => path.startsWith('openapi/')));
  const schemas = texts
    .filter(([path]) => path.startsWith('schemas/'))
    .map(([path, text]): [string, Json] => [path.slice('schemas/'.length), JSON.parse(text)]);
  return {
    ...(await emitContract(documents)),
    [`${target}descriptor-types.ts`]: await emitDescriptorTypes(new Map(schemas)),
  };
}

/** Of the inputs and of the code that turns them into files. */
function hashOf(inputs: readonly (readonly [string, Uint8Array])[]): string {
  const hash = createHash('sha256');
  const code = fileURLToPath(new URL('../contract/', import.meta.url));
  for (const name of readdirSync(code).sort()) hash.update(readFileSync(join(code, name)));
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
  return (
    typeof value === 'object' && value !== null && 'key' in value && 'files' in value && typeof value.files === 'object'
  );
}
