import type { RouteFacts } from '../render/screens/screen-place';
import type { PageRoute } from '../shell/routing/route-paths';

/** What a route says of itself in its file. The address of its title names that file. */
export function routeFacts({ kind, path, keys = [], title }: PageRoute): RouteFacts {
  const [, file = 'home'] = title.key.split('.');
  return { kind, path, keys, title: title.text ?? '', file };
}
