import { timingSafeEqual } from 'node:crypto';

/** What the Studio's server looks at before it answers. Headers that were not sent are absent. */
export interface RequestFacts {
  /** Address of the program at the other end of the connection. */
  readonly remote: string | undefined;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly contentType: string | undefined;
  readonly site: string | undefined;
  readonly token: string | undefined;
}

/** Why a request for a page of the Studio is refused; `undefined` for one of this machine to a name of this machine. */
export function refusalOfPage({ remote, host }: RequestFacts): string | undefined {
  if (!isLoopback(remote)) return 'The Studio answers only this machine.';
  return isOwnName(host) ? undefined : 'The Studio is at 127.0.0.1 or localhost.';
}

/**
 * Why a call is refused; `undefined` for one of the Studio's own page. The name of the server keeps out pages whose own
 * name leads to this machine (DNS rebinding), the origin all pages of other servers, and the token whatever did not
 * load the Studio's page since the server started.
 */
export function refusalOfCall(request: RequestFacts, token: string): string | undefined {
  const refused = refusalOfPage(request);
  if (refused !== undefined) return refused;
  if (request.origin !== `http://${request.host}`) return 'Only the page of the Studio may call it.';
  if (request.site !== undefined && request.site !== 'same-origin') return 'Only the page of the Studio may call it.';
  if (!/^application\/json\s*(;|$)/i.test(request.contentType ?? '')) return 'A call must be application/json.';
  return isSame(request.token, token) ? undefined : 'The server was started again. Reload the page.';
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^((::ffff:)?127\.\d+\.\d+\.\d+|::1)$/.test(address);
}

function isOwnName(host: string | undefined): boolean {
  return host !== undefined && /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)(:\d+)?$/.test(host);
}

function isSame(given: string | undefined, wanted: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
