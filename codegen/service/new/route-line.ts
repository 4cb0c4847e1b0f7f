import { isPublished, ownerName } from '../../language/layout';
import { labelFor } from '~/lib/humanize-identifier';
import { CannotMake } from './cannot-make';
import { newFile, type Made, type Order } from './order';

/**
 * The line of a route that leads to a screen: behind the lines of the route file that is named, or in a new one.
 *
 * @throws {CannotMake} if there is no such route file.
 */
export function routeFor(order: Order): Made {
  const { project, name, area } = order;
  const line = { kind: 'screen', path: `/${name}`, screen: name, title: labelFor(name) };
  if (area === undefined) {
    const { file, $schema } = newFile(order, 'route');
    return { file, value: { $schema, area: labelFor(name), routes: [line] } };
  }
  const known = project.find('route', area);
  const names = project.of('route').map(({ id }) => id);
  if (!known) throw new CannotMake(`There is no route file "${area}". There are: ${names.join(', ')}.`);
  const { layout } = project.kinds;
  if (isPublished(layout, known.file.path)) {
    const owner = ownerName(layout, known.file.path);
    throw new CannotMake(`The route file "${area}" is of ${owner}, and only published here. Leave --area out.`);
  }
  const { routes = [] } = known.authored;
  return { file: known.file.path, value: { ...known.authored, routes: [...routes, line] }, replaces: true };
}
