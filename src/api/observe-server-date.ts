import { engine } from '~/generated/console/engine';
import type { Fetch } from './transport';

/** Where the paths begin whose responses have the time of the server. */
const { paths = [] } = engine.serverTime ?? {};

/** A `fetch` that passes on the `Date` header of each response at `origin` with the time of the server. */
export function observeServerDate(fetch: Fetch, origin: string, onDate: (date: string | null) => void): Fetch {
  const prefixes = paths.map((path) => origin + path);
  return async (request, upload) => {
    const response = await fetch(request, upload);
    if (prefixes.some((prefix) => request.url.startsWith(prefix))) onDate(response.headers.get('date'));
    return response;
  };
}
