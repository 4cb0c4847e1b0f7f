import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../tools/run';

/** Installs the peers as their lock file says, unless that has been done already. Throws what npm says. */
export async function installPeers(log: (line: string) => void): Promise<void> {
  const folder = import.meta.dirname;
  const packages = join(folder, 'node_modules');
  const stamp = join(packages, '.installed-lock.json');
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === lock) return;
  log('Installing the peers (npm ci in bench/peers); this is done once and needs the network ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { ok, output } = await run([npm, 'ci', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  if (!ok) throw new Error(`The peers could not be installed.\n\n${output.trim()}`);
  await writeFile(stamp, lock);
}
