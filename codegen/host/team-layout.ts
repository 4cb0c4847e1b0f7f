import type { ConsoleConfig, RootConfig } from '../config.ts';
import {
  defaultRootName,
  publishedContract,
  publishedFolder,
  type Layout,
  type Owner,
  type SourceRoot,
} from '../language/layout.ts';
import { plainFolder } from './config-problems.ts';
import { readPublishedFile } from './read-published.ts';

/**
 * Where the files of a console and its teams are. In the folder of a team, the console is what is published of it, and
 * the folder is one of the roots.
 *
 * @throws {ConfigProblem} for a published file that cannot be used.
 */
export function layoutOf(root: string, config: ConsoleConfig, folders: Layout): Layout {
  const { root: name, owner: team, contact } = config;
  const owner = team === undefined ? undefined : ownerOf(team, contact);
  const roots = rootsOf(root, config);
  const files = [...new Set(publishedRoots(config).map(({ published }) => published))];
  const published = files.length > 0 && { published: files };
  const console = roots.find((one) => one.name === defaultRootName);
  const file = files.find((one) => console?.folder === publishedFolder(one, defaultRootName));
  if (name === undefined || !console || file === undefined)
    return { ...folders, ...(owner && { owner }), ...(config.roots && { roots: inOrder(roots) }), ...published };
  const others = roots.filter((one) => one !== console);
  return {
    ...folders,
    descriptors: console.folder,
    documents: publishedContract(file),
    home: folders.descriptors,
    owner: console.owner,
    roots: inOrder([{ name, folder: folders.descriptors, owner: owner ?? { name } }, ...others]),
    ...published,
  };
}

function inOrder(roots: readonly SourceRoot[]): readonly SourceRoot[] {
  return roots.toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

/** The roots that a configuration names, and the others that come with what is published of one of them. */
function rootsOf(root: string, config: ConsoleConfig): readonly SourceRoot[] {
  const { roots: given = [] } = config;
  const roots = given.map(({ name, folder, published = '', owner, contact }): SourceRoot => {
    const path = folder === undefined ? publishedFolder(plainFolder(published), name) : `${plainFolder(folder)}/`;
    return { name, folder: path, owner: ownerOf(owner, contact) };
  });
  const known = new Set([defaultRootName, config.root, ...given.map(({ name }) => name)]);
  for (const one of publishedRoots(config)) {
    for (const { name, owner = { name } } of readPublishedFile(root, one).roots) {
      if (!known.has(name)) roots.push({ name, folder: publishedFolder(one.published, name), owner });
      known.add(name);
    }
  }
  return roots;
}

/** The roots of which only a published file is here. */
function publishedRoots({ roots = [] }: ConsoleConfig): readonly (RootConfig & { readonly published: string })[] {
  return roots.flatMap((one) =>
    one.published === undefined ? [] : [{ ...one, published: plainFolder(one.published) }],
  );
}

function ownerOf(name: string, contact: string | undefined): Owner {
  return { name, ...(contact !== undefined && { contact }) };
}
