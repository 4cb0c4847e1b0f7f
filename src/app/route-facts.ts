import { isString } from '~/lib/json';
import type { RouteFacts } from '~/view/screen/screen-context';
import type { PageRoute } from '~/shell/routing/route-paths';

/** The facts about a route in its file. The text address of its title contains the name of the file. */
export function routeFacts({ kind, path, keys = [], title }: PageRoute): RouteFacts {
  const [, file = 'home'] = title.key.split('.');
  return { kind, path, keys, title: isString(title.text) ? title.text : '', file };
}
