import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectFolder } from '../../codegen/host/project-folder';
import type { Config } from '../../src/session/config';
import { Mistake, readMembers } from '../../src/session/config-members';
import { readOAuth } from '../../src/session/oauth/config';
import { originOf } from '../server/policy';
import { DeployProblem } from './options';

/** The members of a start-up configuration: the compiler compares them with what the console reads. */
const members: Readonly<Record<keyof Config, true>> = {
  region: true,
  site: true,
  tracking: true,
  serviceProviderContext: true,
  apiOrigin: true,
  allowedOrigins: true,
  brand: true,
  externalLinks: true,
  liveChannel: true,
  http: true,
  policyReports: true,
  telemetry: true,
  oauth: true,
};

/**
 * The start-up configuration in the file of `--config`, or else in `config.json` of the console, which need not have
 * one. Rejects with a `DeployProblem` if the console would not start with what the headers depend on.
 */
export async function readStartUp(
  given: string | undefined,
  { root, publicFiles }: Pick<ProjectFolder, 'root' | 'publicFiles'>,
  hasOAuth: boolean,
): Promise<unknown> {
  const file = given ?? join(root, publicFiles, 'config.json');
  if (given === undefined && !existsSync(file)) return {};
  const name = given === undefined ? `The start-up configuration "${file}"` : `--config is "${file}"`;
  try {
    const startUp: unknown = JSON.parse(await readFile(file, 'utf8'));
    check(startUp, hasOAuth);
    return startUp;
  } catch (error) {
    const key = error instanceof Mistake && error.key !== '' ? `${error.key} ` : '';
    throw new DeployProblem(`${name}: ${key}${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Throws a `Mistake` for what the console does not start with, and for an origin that no policy can hold. */
function check(startUp: unknown, hasOAuth: boolean): void {
  const known = Object.keys(members).filter((name) => hasOAuth || name !== 'oauth');
  const read = readMembers(startUp, '', known);
  const telemetry = read.has('telemetry') ? read.object('telemetry', ['address']).address('address') : undefined;
  const addresses = [
    ['apiOrigin', read.base('apiOrigin')],
    ...(read.origins('allowedOrigins') ?? []).map((origin) => ['allowedOrigins', origin] as const),
    ['policyReports', read.address('policyReports')],
    ['telemetry.address', telemetry],
    ...Object.entries(hasOAuth ? readOAuth(read) : {}).map(([name, value]) => [`oauth.${name}`, value] as const),
  ] as const;
  for (const [key, address = ''] of addresses) {
    if (URL.canParse(address) && originOf(address).length === 0)
      throw new Mistake(key, `has a host with a character that no policy can hold: ${address}`);
  }
}
