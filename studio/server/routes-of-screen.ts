import type { Project } from '~/codegen/1-parse/project';
import { routesOf, screensNamedBy, screensOfRoute } from '~/codegen/2-analyze/analysis';
import { extentOf } from '~/codegen/diagnostics/locate';
import type { ChangedFile } from '~/codegen/service/other-files';
import { descriptorOf } from '~/codegen/service/find-symbol';
import { removePart } from '../document/parts';
import type { RouteOfScreen } from '../protocol';
import { menuEntriesOf } from './ports';

/**
 * The routes that show a screen, also behind a tab of another one; `menu` is the last answer with the entries of the
 * menu.
 */
export function routesOfScreen(project: Project, file: string, menu: unknown): readonly RouteOfScreen[] {
  const titles = new Map(menuEntriesOf(project, menu).map(({ id, title }) => [id, title]));
  const shown = descriptorOf(project, file);
  if (shown?.kind !== 'screen') return [];
  const routes = routesOf(project).filter((route) => screensOfRoute(project, screensNamedBy(route))?.includes(shown));
  return routes.map(({ descriptor, at, authored, path }) => ({
    file: descriptor.file.path,
    offset: extentOf(descriptor.root, at).offset,
    path,
    menu: ('keys' in authored ? (authored.keys ?? []) : []).map((key) => titles.get(key) ?? `entry ${key}`),
  }));
}

/** The route files without the routes that show a screen; a file without another one has no text. */
export function filesWithoutRoutes(
  project: Project,
  file: string,
): readonly (Pick<ChangedFile, 'file'> & Partial<ChangedFile>)[] {
  const routes = routesTo(project, file);
  return [...new Set(routes.map(({ descriptor }) => descriptor))].map((descriptor) => {
    const mine = routes.filter((route) => route.descriptor === descriptor);
    const { path, text: before } = descriptor.file;
    const all = routesOf(project).filter((route) => route.descriptor === descriptor);
    if (all.length === mine.length) return { file: path };
    const text = mine.toReversed().reduce((current, { at }) => removePart(current, at)?.text ?? current, before);
    return { file: path, text };
  });
}

function routesTo(project: Project, file: string) {
  const screen = descriptorOf(project, file);
  if (screen?.kind !== 'screen') return [];
  return routesOf(project).filter(({ authored }) => 'screen' in authored && authored.screen === screen.id);
}
