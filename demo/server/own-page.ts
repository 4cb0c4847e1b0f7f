/** The headers of a request that name its page and its server. */
export interface PageHeaders {
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/**
 * Whether a request comes from a page of this server, or from no page: another program. A page of another site has
 * another `Origin`. One whose name leads to this machine (DNS rebinding) has its own name as `Host`, so only addresses,
 * `localhost` and `name`, the host that the server was told to listen on, are names of this server.
 */
export function isOwnPage({ origin, host }: PageHeaders, name: string): boolean {
  const server = hostOf(`http://${host ?? ''}`);
  if (server === undefined || !isOwnHost(server.replace(/:\d+$/, ''), name.toLowerCase())) return false;
  return origin === undefined || hostOf(origin) === server;
}

/** Host and port of an address; `undefined` if it is none. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

function isOwnHost(host: string, name: string): boolean {
  return /^(\d+\.\d+\.\d+\.\d+|\[.*\]|localhost)$/.test(host) || host === name;
}
