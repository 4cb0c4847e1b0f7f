import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { version, writeConsole } from './files.js';

const usage = `Usage: npm create descry FOLDER [-- --contract FILE] [--descry WHAT]

  FOLDER      is made, or empty; its name becomes that of the console
  --contract  an OpenAPI document that the console is made for; a sample unless given
  --descry    what of Descry is installed: a version, or the path of a package; ${version} unless given`;

/**
 * Makes a console in a folder, as the arguments say; gives the exit code. 1: the folder cannot be used, 2: the
 * arguments are wrong. `world.folder` is the current one.
 */
export async function create(args, { folder, print }) {
  const wanted = read(args);
  if ('problem' in wanted) {
    print(`${wanted.problem}\n\n${usage}`);
    return 2;
  }
  if (wanted.help) {
    print(usage);
    return 0;
  }
  const target = resolve(folder, wanted.target);
  const contract = wanted.contract === undefined ? undefined : resolve(folder, wanted.contract);
  const problem = problemOf(target) ?? problemOfContract(contract);
  if (problem !== undefined) {
    print(problem);
    return 1;
  }
  const descry = existsSync(resolve(folder, wanted.descry)) ? `file:${resolve(folder, wanted.descry)}` : wanted.descry;
  writeConsole(target, { name: basename(target), descry, contract });
  print(nextSteps(relative(folder, target), target, contract));
  return 0;
}

function read(args) {
  const options = { contract: { type: 'string' }, descry: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [target, surplus] = positionals;
    if (values.help) return { help: true };
    if (target === undefined) return { problem: 'The folder is missing.' };
    if (surplus !== undefined) return { problem: `One folder is enough: "${surplus}" is another one.` };
    return { target, descry: values.descry ?? version, contract: values.contract };
  } catch (error) {
    return { problem: error.message };
  }
}

/** Why no console can be made in a folder. */
function problemOf(target) {
  const name = basename(target);
  if (!/^[a-z0-9][a-z0-9._-]{0,99}$/.test(name)) {
    return `"${name}" is no name of a package: use lower case letters, digits, hyphens and dots, such as my-console.`;
  }
  const found = statSync(target, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isDirectory()) return `${target} is a file.`;
  const others = readdirSync(target).filter((one) => one !== '.git');
  if (others.length === 0) return undefined;
  return `${target} is not empty: it has ${others.slice(0, 3).join(', ')}${others.length > 3 ? ' and more' : ''}.`;
}

/** Why a file is no contract; the compiler says more once it is installed. */
function problemOfContract(contract) {
  if (contract === undefined) return undefined;
  if (!statSync(contract, { throwIfNoEntry: false })?.isFile()) return `There is no file ${contract}.`;
  if (!/\.(json|ya?ml)$/.test(contract))
    return `${contract} must be an OpenAPI document that ends in .json, .yaml or .yml.`;
  if (/(^|[{,\s])["']?openapi["']?\s*:\s*["']?3/.test(readFileSync(contract, 'utf8'))) return undefined;
  return `${contract} is no OpenAPI document of version 3.`;
}

function nextSteps(path, target, contract) {
  const enter = path === '' ? '' : `  cd ${path.startsWith('..') ? target : path}\n`;
  const run = contract ? '  npx descry new console\n  npm run dev -- --api https://api.example.com' : '  npm run dev';
  return `A console was made. To see it:\n\n${enter}  npm install\n${run}\n\nREADME.md says how to go on.`;
}
