import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defaultLayout } from '../codegen/language/layout';
import { BUILD_RECORDS } from './build-records';
import { bytesOf, firstLoad, lazyModulesMissing, type Manifest, packagesIn } from './first-load';

const KILOBYTE = 1000;

/**
 * Most gzip bytes that the console may fetch before it shows something. The list of routes and of what is loaded later
 * is a part of it, and grows with the screens.
 */
const budget = { js: 205 * KILOBYTE, css: 30 * KILOBYTE };

/** Packages that belong to parts opened later: charts and forms. */
const lazyPackages = /^(plotly\.js.*|react-plotly\.js|@rjsf\/.*|ajv.*)$/;

/** The file with the code that lazy parts share, which every screen fetches. */
const sharedFile = /^assets\/shared-[^/]*\.js$/;

/** The file with the dialogs that must be answered, which are loaded together before they are needed. */
const mustAnswerFile = /^assets\/must-answer-[^/]*\.js$/;

/** Folders of generated modules that are fetched one by one. */
const lazyFolders = ['drawers', 'dialogs'].map((folder) => `${defaultLayout.generated}console/${folder}`);

/** Everything about the sizes of a build that is not as it should be, and one line that tells the sizes. */
export async function checkSizes(root: string): Promise<{ line: string; problems: string[] }> {
  const dist = join(root, 'dist');
  const records = join(root, BUILD_RECORDS);
  const manifest: Manifest = JSON.parse(await readFile(join(records, 'manifest.json'), 'utf8'));
  const packages: Record<string, string[]> = JSON.parse(await readFile(join(records, 'packages.json'), 'utf8'));
  const contents: Record<string, string[]> = JSON.parse(await readFile(join(records, 'modules.json'), 'utf8'));
  const first = firstLoad(manifest, await readFile(join(dist, 'index.html'), 'utf8'));
  const size = async (file: string) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
  const [js, css] = [await bytesOf(first.js, size), await bytesOf(first.css, size)];
  const modules = (await Promise.all(lazyFolders.map((folder) => modulesIn(root, folder)))).flat();
  return {
    line: `first load: ${kilobytes(js)} JavaScript, ${kilobytes(css)} CSS (gzip), ${first.js.length + first.css.length} files; ${modules.length} lazy modules`,
    problems: [
      ...over('JavaScript', js, budget.js),
      ...over('CSS', css, budget.css),
      ...lazyPackagesIn(first.js, packages).map((name) => `${name} is in the first load; import it lazily.`),
      ...lazyPackagesIn(
        Object.keys(packages).filter((file) => sharedFile.test(file)),
        packages,
      ).map((name) => `${name} is in the file that lazy parts share; import it lazily.`),
      ...lazyModulesMissing(modules, contents, {
        first: first.js,
        isShared: (file) => mustAnswerFile.test(file),
      }).map((module) => `${module} has no chunk of its own.`),
    ],
  };
}

function lazyPackagesIn(files: readonly string[], packages: Readonly<Record<string, readonly string[]>>): string[] {
  return packagesIn(files, packages).filter((name) => lazyPackages.test(name));
}

function over(kind: string, bytes: number, budget: number): string[] {
  return bytes > budget ? [`The first load has ${kilobytes(bytes)} ${kind}; at most ${kilobytes(budget)} may be.`] : [];
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
