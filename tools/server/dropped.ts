import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** The connection of a call, as far as ending it goes. */
interface Connection {
  readonly outgoing: { destroy(): unknown };
}

/** Ends the connection where a backend's answer is `Response.error()`; any other answer passes. */
export function endIfDropped(response: Response, connection: Connection): Response {
  if (response.type !== 'error') return response;
  connection.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
