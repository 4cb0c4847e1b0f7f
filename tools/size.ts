import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CHUNK_PACKAGES } from './chunk-packages';
import { bytesOf, firstLoad, lazyModulesMissing, linkedStyles, type Manifest, packagesIn } from './first-load';

const KILOBYTE = 1000;

/** Most gzip bytes that the console may fetch before it shows something. */
const budget = { js: 200 * KILOBYTE, css: 60 * KILOBYTE };

/** Packages that belong to parts opened later: charts and forms. */
const lazyPackages = /^(plotly\.js.*|react-plotly\.js|@rjsf\/.*|ajv.*)$/;

/** Folders of generated modules that are fetched one by one. */
const lazyFolders = ['src/generated/drawers', 'src/generated/dialogs'];

/** Everything about the sizes of a build that is not as it should be, and one line that tells the sizes. */
export async function checkSizes(root: string): Promise<{ line: string; problems: string[] }> {
  const dist = join(root, 'dist');
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const packages: Record<string, string[]> = JSON.parse(await readFile(join(dist, CHUNK_PACKAGES), 'utf8'));
  const first = firstLoad(manifest, 'index.html');
  const size = async (file: string) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
  const js = await bytesOf(first.js, size);
  const linked = linkedStyles(await readFile(join(dist, 'index.html'), 'utf8'));
  const css = await bytesOf([...new Set([...first.css, ...linked])], size);
  const modules = (await Promise.all(lazyFolders.map((folder) => modulesIn(root, folder)))).flat();
  return {
    line: `first load: ${kilobytes(js)} JavaScript, ${kilobytes(css)} CSS (gzip); ${modules.length} lazy modules`,
    problems: [
      ...over('JavaScript', js, budget.js),
      ...over('CSS', css, budget.css),
      ...packagesIn(first.js, packages)
        .filter((name) => lazyPackages.test(name))
        .map((name) => `${name} is in the first load; import it lazily.`),
      ...lazyModulesMissing(manifest, modules).map((module) => `${module} has no chunk of its own.`),
    ],
  };
}

function over(kind: string, bytes: number, most: number): string[] {
  return bytes > most ? [`The first load has ${kilobytes(bytes)} ${kind}; at most ${kilobytes(most)} may be.`] : [];
}

function kilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} kB`;
}

async function modulesIn(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder));
  return names.map((name) => `${folder}/${name}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { line, problems } = await checkSizes(join(import.meta.dirname, '..'));
  console.log([line, ...problems].join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
