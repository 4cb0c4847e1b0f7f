import { queryOf } from './request-address';

/** An address with further query parameters, which take the place of its own of the same name; without its hash. */
export function withQuery(url: URL, values: object): string {
  const added = queryOf(values);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && ![...added.keys()].some((name) => new URLSearchParams(pair).has(name)));
  const query = [...kept, ...(added.size > 0 ? [String(added)] : [])].join('&');
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}`;
}
