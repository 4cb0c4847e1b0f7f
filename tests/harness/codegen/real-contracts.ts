import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A published OpenAPI document: its name, and its file. */
export interface RealContract {
  readonly name: string;
  readonly file: string;
}

const packages = 'node_modules';
const examples = `${packages}/@readme/oas-examples`;

/** The published documents that the tests have: small ones for one feature of OpenAPI each, and whole contracts. */
export const realContracts: readonly RealContract[] = [
  ...['3.0', '3.1'].flatMap((version) =>
    readdirSync(`${examples}/${version}/json`)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({
        name: `${name.replace('.json', '')} ${version}`,
        file: join(examples, version, 'json', name),
      })),
  ),
  { name: 'Scalar Galaxy', file: `${packages}/@scalar/galaxy/dist/3.1.yaml` },
  { name: 'Directus', file: `${packages}/@directus/specs/dist/openapi.json` },
  { name: 'Figma', file: `${packages}/@figma/rest-api-spec/openapi/openapi.yaml` },
];

/** The bytes of a document, and its path in a project. */
export function sourceOf({ file }: RealContract): readonly [path: string, bytes: Uint8Array] {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm ci.`);
  return [`openapi/real.${file.endsWith('.json') ? 'json' : 'yaml'}`, readFileSync(file)];
}
