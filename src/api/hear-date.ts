type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Paths of the identity service, whose clock is the console's. */
const identityService = ['/ui/uic/v3/', '/public/uic/v3/'];

/** A `fetch` that tells the `Date` header of each answer of the identity service at `origin` when it arrives. */
export function hearDate(fetch: Fetch, origin: string, hear: (date: string | null) => void): Fetch {
  const starts = identityService.map((path) => origin + path);
  return async (address, init) => {
    const response = await fetch(address, init);
    if (starts.some((start) => address.startsWith(start))) hear(response.headers.get('date'));
    return response;
  };
}
