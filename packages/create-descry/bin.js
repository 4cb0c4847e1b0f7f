#!/usr/bin/env node
// An old Node must get as far as the sentence: what follows is loaded later.
const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

if (isNewEnough) {
  import('./create.js').then(async ({ create }) => {
    process.exitCode = await create(process.argv.slice(2), { folder: process.cwd(), print: console.log });
  });
} else {
  console.error(
    `Node ${process.versions.node} is too old: Descry needs 20.19 or newer (of version 22, 22.12; not 21).`,
  );
  process.exitCode = 1;
}
