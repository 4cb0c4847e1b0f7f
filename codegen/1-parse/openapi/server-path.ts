import { isRecord } from '~/lib/json';
import type { Json } from '../../language/model';
import { objectAt, stringAt } from '../read';

/**
 * The path of a server object, without a slash at its end: `/api/v10` of `https://{region}.example/api/v10/`. Variables
 * have their defaults. Which host it is, the configuration of the console says.
 */
export function pathOfServer(server: Json | undefined): string {
  const variables = isRecord(server) ? objectAt(server, 'variables') : {};
  const url = (stringAt(server, 'url') ?? '').replace(/\{([^{}]+)\}/g, (_, name: string) =>
    String(stringAt(variables[name], 'default') ?? ''),
  );
  const path = url.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  const trimmed = path.replace(/\/+$/, '').replace(/^(\.?\/)+/, '');
  return trimmed === '' || trimmed === '.' ? '' : `/${trimmed}`;
}
