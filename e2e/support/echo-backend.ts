import { createServer } from 'node:http';

/**
 * Starts a backend that answers with the address and the headers that reached it. It redirects to the request's
 * `x-location`, and sets the cookies in `x-cookie`, which commas separate.
 */
export async function startEcho() {
  const server = createServer(({ url, headers }, response) => {
    const { 'x-location': location, 'x-cookie': cookies } = headers;
    if (location !== undefined) response.setHeader('Location', location);
    if (cookies !== undefined) response.setHeader('Set-Cookie', String(cookies).split(', '));
    response.writeHead(location === undefined ? 200 : 302).end(JSON.stringify({ url, headers }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
