import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LICENCES } from '../build-records';
import { importedByExtension, licencesOfExtension, packExtension } from '../editors';
import { program, run } from '../run';
import { consoleSbom, extensionSbom, packageSbom } from '../sbom';
import { ReleaseProblem, type ReleaseTask } from './make';

/** The folders of packages that npm packs. */
const packageFolders = ['.', 'packages/create-descry'];

/** What needs the sources as they are committed: the build names their commit. */
export function buildTasks(root: string): readonly ReleaseTask[] {
  const tsx = (file: string) => program('tsx/dist/cli.mjs', file);
  return [
    {
      doing: 'Building the console',
      async run(folder) {
        // A build that is up to date would have the name of an older commit.
        await rm(join(root, '.cache/built.hash'), { force: true });
        await runOrFail(tsx('tools/build.ts'), root);
        await cp(join(root, 'dist'), join(folder, 'console'), { recursive: true });
      },
    },
    { doing: 'Building it again, and comparing', run: () => runOrFail(tsx('tools/same-build.ts'), root) },
  ];
}

/** What has the version in it. */
export function packTasks(root: string, version: string): readonly ReleaseTask[] {
  const write = (folder: string, name: string, document: unknown) =>
    writeFile(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
  return [
    ...packageFolders.map((from): ReleaseTask => {
      const pack = (folder: string) => ['npm', 'pack', '--pack-destination', folder];
      return { doing: `Packing ${from}`, run: (folder) => runOrFail(pack(folder), join(root, from)) };
    }),
    {
      doing: 'Packing the extension for Visual Studio Code',
      async run(folder) {
        const made = await mkdtemp(join(tmpdir(), 'extension-'));
        await cp(await packExtension(root, made), join(folder, `descry-${version}.vsix`));
        await rm(made, { recursive: true });
      },
    },
    {
      doing: 'Listing what is in them (CycloneDX)',
      async run(folder) {
        await write(folder, 'descry.cdx.json', packageSbom(root));
        await write(folder, 'console.cdx.json', consoleSbom(root));
        await write(folder, 'extension.cdx.json', extensionSbom(root, importedByExtension(root)));
      },
    },
    {
      doing: 'Collecting licences',
      async run(folder) {
        await cp(join(root, 'dist', LICENCES), join(folder, 'console-licences.txt'));
        await writeFile(join(folder, 'extension-licences.txt'), licencesOfExtension(root));
      },
    },
  ];
}

async function runOrFail(command: readonly string[], folder: string): Promise<void> {
  const { ok, output } = await run(command, folder);
  if (!ok) throw new ReleaseProblem(output.trim());
}
