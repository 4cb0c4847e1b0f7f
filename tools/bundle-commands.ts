import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** The folder of the bundle in the package: as deep as the modules that look for files of the package. */
const bundled = 'bin/bundled';

/**
 * Bundles the commands of the compiler into the package in a folder. `bin/descry.js` prefers the bundle to the sources:
 * to translate these at each start takes longer than most commands. Packages stay outside.
 */
export async function bundleCommands(root: string): Promise<void> {
  const bundle = await rolldown({
    input: join(root, 'codegen/commands/main.ts'),
    platform: 'node',
    external: (name) => !/^[.~/]|^\w:/.test(name),
    resolve: { alias: { '~/lib': join(root, 'lib'), '~/codegen': join(root, 'codegen') } },
  });
  await bundle.write({ dir: join(root, bundled), format: 'esm' });
  await bundle.close();
}

// npm calls it before it packs, and with "remove" afterwards: in the repository the sources are what runs.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '..');
  if (process.argv[2] === 'remove') rmSync(join(root, bundled), { recursive: true, force: true });
  else await bundleCommands(root);
}
