import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { textsOf } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { filesOf, fileWith } from '../diagnostics/locate';
import type { Path } from '../language/model';

/**
 * The addresses of the texts that a file brings, those included that it adds to another descriptor. `isMeant` chooses
 * among them by their paths in the file.
 */
export function addressesIn(
  project: Project,
  file: string,
  isMeant: (path: Path) => boolean = () => true,
): readonly string[] {
  const having = project.descriptors.filter((one) => filesOf(one).some((written) => written.file.path === file));
  return having.flatMap((descriptor) =>
    textsOf(project, descriptor).flatMap(({ path, address }) => {
      const isHere = fileWith(descriptor, path) === file && isMeant(descriptor.joined?.ownPath(path) ?? path);
      return isHere ? [address] : [];
    }),
  );
}

/** The text of a file of a language without the translations of some texts. */
export function withoutTranslations(text: string, addresses: readonly string[]): string {
  return addresses.reduce((current, address) => {
    const root = parseTree(current);
    const isThere = root && findNodeAtLocation(root, ['texts', address]) !== undefined;
    return isThere ? applyEdits(current, modify(current, ['texts', address], undefined, {})) : current;
  }, text);
}
