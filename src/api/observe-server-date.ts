import type { Fetch } from './transport';

/** Paths of the identity service, whose clock is the console's. */
const identityService = ['/ui/uic/v3/', '/public/uic/v3/'];

/** A `fetch` that passes on the `Date` header of each response of the identity service at `origin` when it arrives. */
export function observeServerDate(fetch: Fetch, origin: string, onDate: (date: string | null) => void): Fetch {
  const prefixes = identityService.map((path) => origin + path);
  return async (request) => {
    const response = await fetch(request);
    if (prefixes.some((prefix) => request.url.startsWith(prefix))) onDate(response.headers.get('date'));
    return response;
  };
}
