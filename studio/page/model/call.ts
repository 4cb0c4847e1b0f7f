import type { Calls } from '../../protocol';

/** The server refused a call, or could not be reached. */
export class CallFailed extends Error {}

/** Sends a call to the Studio's server. It throws `CallFailed` with a sentence for the reader. */
export async function call<Name extends keyof Calls>(
  name: Name,
  sends: Calls[Name]['sends'],
): Promise<Calls[Name]['gets']> {
  let response: Response;
  try {
    response = await fetch(`/studio/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sends),
    });
  } catch {
    throw new CallFailed('The server does not answer. What you typed is kept in this browser.');
  }
  // What refuses a body for its length, and what is in front of the server, answer with text.
  const answer = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer;
  throw new CallFailed(answer?.problem ?? `The server refused this with the status ${response.status}.`);
}

/** What a change gives that may be refused: a sentence about why nothing was done, or nothing. */
export async function problemOf(run: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await run();
  } catch (error) {
    return error instanceof CallFailed ? error.message : String(error);
  }
}
