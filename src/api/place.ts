import { requestHeaders, type SentHeaders } from './headers';
import { requestAddress } from './request-address';
import { trustedAddress, type Trust } from './safe-address';
import { withQuery } from './with-query';

/** Where calls go, and what they may carry there. */
export interface Place {
  /** Address of a call; `undefined` when its arguments make none. */
  address(path: string, args: { readonly path?: object; readonly query?: object }): string | undefined;
  /** Headers and credentials of a call. */
  carries(sent: Omit<SentHeaders, 'token'>): Pick<RequestInit, 'headers' | 'credentials'>;
}

/** What places are made of. */
export interface PlaceOptions {
  /** Origin of the API, empty for the own one. */
  readonly origin: string;
  readonly trust: Trust;
  readonly token: () => string | undefined;
}

/** The API origin, to which the token of the session belongs. */
export function homePlace({ origin, token }: PlaceOptions): Place {
  return {
    address(template, { path, query }) {
      const address = requestAddress(template, path, query);
      return address === undefined ? undefined : `${origin}${address}`;
    },
    carries: (sent) => ({ headers: requestHeaders({ ...sent, token: token() }) }),
  };
}

/** Files beside the console, which need to know nobody. */
export const ownPlace: Place = {
  address(template, { path, query }) {
    const address = requestAddress(template, path, query);
    return address === undefined ? undefined : `.${address}`;
  },
  carries: (sent) => ({ headers: requestHeaders({ ...sent, token: undefined }) }),
};

/**
 * An address that an answer gave, in place of the path of the contract. It is judged here, before there is any bearer
 * token that could be sent, and there is no other way to send one. The token of the session and cookies stay at home.
 */
export function placeAt(address: unknown, options: PlaceOptions): ((bearer: string) => Place) | undefined {
  const url = trustedAddress(address, options.trust);
  if (!url || !url.protocol.startsWith('http')) return undefined;
  const isHome = url.origin === (options.origin || options.trust.own);
  return (bearer) => ({
    address: (_, { query = {} }) => withQuery(url, query),
    carries: (sent) => ({
      headers: {
        ...requestHeaders({ ...sent, token: isHome ? options.token() : undefined }),
        Authorization: `Bearer ${bearer}`,
      },
      credentials: 'omit',
    }),
  });
}
