import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/browser';
import { program, run } from '../../tools/run';
import { buildConsole } from './build/console';
import { installPeers } from './install';
import type { Measured } from './measure/rows';
import type { Site } from './measure/visit';
import { works } from './measure/works';
import { readOptions, type Options } from './options';
import type { PeerName } from './peers';
import { serve } from './serve';
import { table, type Results } from './table';
import { verify } from './verify';

const notes = `
Medians. Milliseconds are main-thread CPU, except until the shell is usable. The first load ends when the menu can be
used. Of panels with more than 300 fields the console draws a label and a text for each field until it comes near the
part in sight; the others draw every field as it is. rjsf has neither shell nor drawer: it is shown in a plain box.`;

/** Installs and builds the peers, checks that they show the same and prints how they compare. */
export async function comparePeers(root: string, words: readonly string[]): Promise<void> {
  const options = readOptions(words);
  await installPeers(console.log);
  await demandTypes(root);
  const folder = join(root, '.cache/peers');
  for (const peer of options.peers) await build(root, peer, join(folder, peer));
  const server = await serve(folder);
  const { executablePath, args } = await findBrowser();
  // Nothing may be fetched from elsewhere.
  const isolated = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = await chromium.launch({ executablePath, args: [...args, isolated] });
  try {
    const site = { browser, origin: server.origin };
    for (const peer of options.peers) {
      console.log(`Checking that ${peer} shows every value ...`);
      await verify(site, peer);
    }
    console.log(`\n${table(await measureInTurns(site, options))}\n${notes}`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Checks the types of the pages, which `npm run typecheck` cannot do without the peers. */
async function demandTypes(root: string): Promise<void> {
  const { ok, output } = await run(program('typescript7/bin/tsc', '-p', 'bench/peers/tsconfig.json'), root);
  if (!ok) throw new Error(output.trim());
}

async function build(root: string, peer: PeerName, folder: string): Promise<void> {
  console.log(`Building ${peer} ...`);
  if (peer === 'console') return buildConsole(root, folder);
  // Reads packages of the peers, which must be installed first.
  const { buildPeer } = await import('./build/peer');
  return buildPeer(peer, folder);
}

/** One run of each peer after the other, so that a change of the machine meets all of them. */
async function measureInTurns(site: Site, { runs, works: chosen, peers }: Options): Promise<Results> {
  const results = new Map<PeerName, Measured[]>(peers.map((peer) => [peer, []]));
  for (const work of chosen) {
    for (let turn = 1; turn <= runs; turn += 1) {
      console.log(`Measuring ${work}, run ${turn} of ${runs} ...`);
      for (const peer of peers) results.get(peer)?.push(await works[work](site, peer));
    }
  }
  return results;
}
