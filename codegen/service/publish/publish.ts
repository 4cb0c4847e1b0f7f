import type { Checked } from '../../compile';
import { filesOf } from '../../diagnostics/locate';
import { defaultRootName, isPublished, rootOf, type Layout, type Owner } from '../../language/layout';
import type { Json, Sources } from '../../language/model';
import { documentTexts, readContract } from '../../1-parse/openapi/read-contract';
import type { Project } from '../../1-parse/project';
import { publishedFormat, type PublishedFile } from '../../1-parse/published-file';
import { publishedPart } from '../../1-parse/roots/published-part';

/** The roots of a project whose files are here, the console first. */
export function rootsHere(layout: Layout): readonly { readonly name: string; readonly owner?: Owner | undefined }[] {
  const { name = defaultRootName, owner, descriptors: folder, roots = [] } = layout;
  return [{ name, owner, folder }, ...roots].filter((root) => !isPublished(layout, root.folder));
}

/** What other teams need of some roots of a project, which has no errors, to compile without them. */
export function publish({ project, schemas }: Checked, sources: Sources, names: readonly string[]): PublishedFile {
  const { layout } = project.kinds;
  const files = writtenFiles(project, sources, schemas);
  const roots = rootsHere(layout).filter(({ name }) => names.includes(name));
  const documents = [...readContract(documentTexts(sources, layout)).documents];
  return {
    format: publishedFormat,
    roots: roots.map(({ name, owner }) => ({
      name,
      ...(owner && { owner }),
      files: Object.fromEntries(
        files.flatMap(({ path, part }) => {
          const root = rootOf(layout, path);
          return root?.name === name ? [[path.slice(root.folder.length), part] as const] : [];
        }),
      ),
    })),
    ...(roots.some(({ name }) => name === (layout.name ?? defaultRootName)) && {
      contract: Object.fromEntries(documents.map(([path, value]) => [path.slice(layout.documents.length), value])),
    }),
  };
}

/** What is published of each file of the project, by its path. Files that are implied are not there. */
function writtenFiles(
  { descriptors, kinds }: Project,
  sources: Sources,
  schemas: Checked['schemas'],
): readonly { readonly path: string; readonly part: Json }[] {
  const written = new Map(descriptors.flatMap(filesOf).map((one) => [one.file.path, one.written]));
  const paths = [...written.keys()].filter((path) => sources.has(path)).sort();
  return paths.flatMap((path) => {
    const identity = kinds.identityOf(path);
    const schema = identity && schemas.get(identity.kind);
    if (!schema) return [];
    const row = kinds.row(identity.kind);
    if (row.published === 'nothing') return [];
    const isImplied = row.folder !== undefined && row.implied?.file === identity.id;
    return [{ path, part: publishedPart(written.get(path) ?? null, schema, { published: row.published, isImplied }) }];
  });
}
