import { tokenHeader } from '~/generated/console/operations';
import type { TokenHeader } from '~/generated/contract/operations';
import { queryOf } from './request-address';
import { trustedAddress, type Trust } from './safe-address';

/** The target of calls, and the tokens that may be sent there. */
export interface Endpoint {
  /** Address before the path of an operation. */
  readonly baseUrl: string;
  readonly credentials?: 'omit';
  /** Headers with the tokens of this endpoint; that of the session is in `target`. */
  readonly tokens: (target: TokenHeader | false) => Readonly<Record<string, string>>;
  /** Further headers of a call that may change something. */
  readonly proofs?: (() => Readonly<Record<string, string>>) | undefined;
  /** Changes the headers of each request. */
  readonly authorize?: Authorize | undefined;
  /** Address of a call, if it is not base and path of the contract. */
  readonly address?: (query: object) => string;
}

/** Changes the headers of a request to the API before it is sent. If it fails, the call fails without an answer. */
export type Authorize = (request: Request) => void | Promise<void>;

/** The options of endpoints. */
export interface EndpointOptions {
  /** Origin of the API, and the path before that of each call, if there is one. */
  readonly origin: string;
  /** Address of the folder of the console, e.g. `https://console.example/console/`. */
  readonly folder: string;
  readonly trust: Trust;
  /** Token of the session; it must never go to another origin than that of the API (but see `send-upload.ts`). */
  readonly token: () => string | undefined;
  /** Headers that prove to the API that a call which may change something comes from the console. */
  readonly proofs?: (() => Readonly<Record<string, string>>) | undefined;
  readonly authorize?: Authorize | undefined;
}

/** The endpoint of the API origin. Its calls have the token of the session. */
export function apiEndpoint({ origin, token, proofs, authorize }: EndpointOptions): Endpoint {
  return {
    baseUrl: origin,
    proofs,
    authorize,
    tokens(target) {
      const value = token();
      if (!value || !target) return {};
      return { [target.header]: target.scheme ? `${target.scheme} ${value}` : value };
    },
  };
}

/** The endpoint of the static files beside the console. Its calls have no token. */
export function staticEndpoint({ folder }: EndpointOptions): Endpoint {
  return { baseUrl: folder, tokens: () => ({}) };
}

/**
 * The endpoint of an address from an answer, which replaces the path of the contract; `undefined` if the address is not
 * trusted. A bearer token can be sent only by its result, so the address is always checked first. The token of the
 * session is sent only to the API origin, and cookies never are.
 */
export function endpointAt(address: unknown, options: EndpointOptions): ((bearer: string) => Endpoint) | undefined {
  const url = trustedAddress(address, options.trust);
  if (!url || !url.protocol.startsWith('http')) return undefined;
  const api = apiEndpoint(options);
  return (bearer) => ({
    baseUrl: url.origin,
    credentials: 'omit',
    tokens: () => ({
      ...(url.origin === new URL(api.baseUrl).origin && api.tokens(tokenHeader)),
      Authorization: `Bearer ${bearer}`,
    }),
    address: (query) => withQuery(url, query),
  });
}

/** An address with further query parameters, which replace its own of the same name; without its hash. */
function withQuery(url: URL, values: object): string {
  const added = queryOf(values);
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && ![...added.keys()].some((name) => new URLSearchParams(pair).has(name)));
  const query = [...rest, ...(added.size > 0 ? [String(added)] : [])].join('&');
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}`;
}
