import { join } from 'node:path';

// `peers` compares with other software; other words choose measurements in the browser; without words all but `peers`
// run.
const [first, ...words] = process.argv.slice(2);
if (first === 'peers') {
  const { comparePeers } = await import('./peers/run');
  await comparePeers(join(import.meta.dirname, '..'), words);
} else {
  if (first === undefined) {
    await import('./run');
    await import('./editor');
  }
  await import('./browser');
}
