import { request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isRecord, parseJson } from '~/lib/json';

/** Names the header by which the server knows a request of its own. */
export const relayHeader = 'x-descry-relay';

/**
 * Sends a request to this server once more, with the token that says so, and answers with what comes back, its JSON
 * changed. An answer that is no success, or no JSON, is passed on.
 */
export async function relay(
  request: IncomingMessage,
  response: ServerResponse,
  options: { readonly token: string; readonly change: (body: unknown) => unknown },
): Promise<void> {
  const { statusCode = 502, headers, body } = await sendAgain(request, options.token);
  const value = statusCode < 300 ? parseJson(body) : undefined;
  const { 'content-length': _length, 'transfer-encoding': _framing, connection: _connection, ...others } = headers;
  for (const [name, header] of Object.entries(others)) if (header !== undefined) response.setHeader(name, header);
  response.statusCode = statusCode;
  response.end(value === undefined ? body : JSON.stringify(options.change(value)));
}

/** A JSON answer whose part below a root, its steps joined by dots, is changed. */
export function changedBelow(body: unknown, root: string | undefined, change: (part: unknown) => unknown): unknown {
  if (root === undefined) return change(body);
  const [step = '', ...further] = root.split('.');
  if (!isRecord(body) || !Object.hasOwn(body, step)) return body;
  return { ...body, [step]: changedBelow(body[step], further.length > 0 ? further.join('.') : undefined, change) };
}

async function sendAgain(request: IncomingMessage, token: string) {
  const { method, url: path, headers, socket } = request;
  const answer = new Promise<IncomingMessage>((done, fail) => {
    const sent = requestHttp({
      host: socket.localAddress,
      port: socket.localPort,
      method,
      path,
      headers: { ...headers, [relayHeader]: token, 'accept-encoding': 'identity' },
    });
    sent.on('response', done);
    sent.on('error', fail);
    request.pipe(sent);
  });
  const received = await answer;
  return { statusCode: received.statusCode, headers: received.headers, body: await text(received) };
}
