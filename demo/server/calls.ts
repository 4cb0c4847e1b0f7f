import type { Context } from 'hono';
import { parseJson } from '~/lib/json';
import { accountOf } from '../company/administration/accounts';
import { withEntries } from '../company/entries';
import type { DemoOperation } from './contract';
import { formBody, withoutFiles } from './form-body';
import { Refusal, Success, type World } from './handler';
import { handlers } from './handlers/all';
import { recordCall, takeNext, type NextAnswer } from './state';
import type { RequestParts } from './validation';

/** The connection ends without an answer; a server closes the socket, a client sees a network failure. */
export class DroppedAnswer extends TypeError {}

/** The backend that answers, and how it does. */
export interface CallOptions {
  readonly world: World;
  /** True when answers are validated against the contract too. */
  readonly validate: boolean;
  wait(milliseconds: number): Promise<void>;
}

interface AnyCall {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly header: Readonly<Record<string, string>>;
  readonly account: ReturnType<typeof accountOf>;
  readonly authorization: string | undefined;
  readonly origin: string;
  readonly world: World;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const table: Readonly<Record<string, { answer(call: AnyCall): unknown }['answer']>> = handlers;

/** Headers that the call log keeps. */
const LOGGED_HEADERS = ['x-trace-id', 'uic-token', 'x-app-name', 'authorization', 'content-type'];
/** Operations that have a number of their own for a request that breaks the contract. */
const INVALID_REQUEST: Readonly<Record<string, number>> = {
  triggerAnomalySimulation: 132333,
  triggerThreatActorSimulation: 132333,
};

/** Answers one call of the contract: the answer set for it, else the handler's, checked both ways. */
export async function answerCall(context: Context, operation: DemoOperation, options: CallOptions): Promise<Response> {
  const { request, parts } = await read(context, operation);
  const { state, now } = options.world;
  const call = recordCall(state, {
    operation: operation.id,
    method: request.method,
    path: new URL(request.url).pathname,
    query: { ...parts.query },
    headers: Object.fromEntries(
      LOGGED_HEADERS.flatMap((name) => {
        const value = request.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    body: withoutFiles(parts.body),
    at: now(),
  });
  const next = takeNext(state, operation.id);
  if (next?.delayMs !== undefined) await options.wait(next.delayMs);
  const response = await respond(next, () => handled(context, operation, parts, options));
  call.status = response.status;
  response.headers.set('date', new Date(now()).toUTCString());
  return response;
}

async function respond(next: NextAnswer | undefined, ordinary: () => Promise<Answer>): Promise<Response> {
  if (next?.drop === true) throw new DroppedAnswer('the connection was dropped');
  if (next?.raw !== undefined) {
    return new Response(next.raw, {
      status: next.status ?? 200,
      headers: { 'content-type': next.contentType ?? 'text/html' },
    });
  }
  if (next?.body !== undefined) return Response.json(next.body, { status: next.status ?? 200 });
  if (next?.status !== undefined && next.status >= 400) {
    return Response.json({ message: 'Set by the control page.' }, { status: next.status });
  }
  const { status, body, headers = {} } = await ordinary();
  return Response.json(body, { status, headers });
}

async function handled(
  context: Context,
  operation: DemoOperation,
  parts: RequestParts,
  { world, validate }: CallOptions,
): Promise<Answer> {
  const account = accountOf(context.req.header('uic-token'));
  if (!operation.isPublic && account === undefined) return refused(401, 401000, 'Nobody is signed in.');
  if (parts.body instanceof Refusal) return answerOf(parts.body);
  const problems = operation.validators.request({ ...parts, body: withoutFiles(parts.body) });
  if (problems.length > 0) return refused(400, INVALID_REQUEST[operation.id] ?? 400000, problems.join('; '));
  const handler = table[operation.id];
  if (handler === undefined) throw new Error(`no handler for ${operation.id}`);
  const call: AnyCall = {
    ...parts,
    header: context.req.header(),
    account,
    authorization: context.req.header('authorization'),
    origin: new URL(context.req.url).origin,
    world,
  };
  const result = await withEntries(world.state.entries.hostile, () => handler(call));
  const answer = answerOf(result);
  const faults = validate ? operation.validators.answer(answer.status, answer.body) : [];
  return faults.length > 0 ? refused(500, 500000, `${operation.id} breaks the contract: ${faults.join('; ')}`) : answer;
}

function answerOf(result: unknown): Answer {
  if (result instanceof Refusal) return { status: result.status, body: result.body };
  if (result instanceof Success) return { status: 200, body: result.body, headers: result.headers };
  return { status: 200, body: result };
}

async function read(context: Context, { form }: DemoOperation): Promise<{ request: Request; parts: RequestParts }> {
  const request = context.req.raw;
  const text = request.method === 'GET' || form ? '' : await request.text();
  return {
    request,
    parts: {
      path: { ...context.req.param() },
      query: queryOf(context),
      // The contract compares them in small letters, whatever the platform keeps.
      header: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
      // Text that is not JSON stays text: no schema of a body accepts it, so the request is refused.
      body: form ? await formBody(request, form) : text === '' ? undefined : (parseJson(text) ?? text),
    },
  };
}

/** Values by name; a name that is there several times has a list. */
function queryOf(context: Context): Record<string, unknown> {
  const lists = Object.entries(context.req.queries());
  return Object.fromEntries(lists.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

function refused(status: number, number: number, message: string): Answer {
  return { status, body: new Refusal(status, number, message).body };
}
