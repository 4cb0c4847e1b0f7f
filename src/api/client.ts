import createOpenApiClient, { type Client as OpenApiClient, type Middleware } from 'openapi-fetch';
import type { Received } from '~/descriptor/answer-scope';
import type { BoundArguments } from '~/descriptor/bindings';
import type { OperationFacts, OperationId } from '~/generated/contract/operations';
import { invariant } from '~/lib/invariant';
import type { UploadProgress } from '~/platform/send-upload';
import { CallFailure } from './api-error';
import {
  authorizeMiddleware,
  type CallMiddlewareOptions,
  type Calls,
  createCallMiddleware,
  headerMiddleware,
  refusalMiddleware,
} from './call-middleware';
import { apiEndpoint, endpointAt, staticEndpoint, type Endpoint, type EndpointOptions } from './endpoint';
import { factsOf } from './operation-facts';
import { answerOf, readResponse } from './read-answer';
import { fillPath, queryOf, writtenHeaders } from './request-address';
import { createTransport, type TransportOptions } from './transport';

/** Options of one call. Aborting rejects with the signal's reason; a late answer is dropped. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Called while the files of the call are being sent. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Calls operations of the contract. A failure rejects with an `ApiError`. */
export interface Client {
  /**
   * Calls an operation by its id in a compiled descriptor. The compiler has checked the arguments against the contract.
   * Gives the answer below the contract's root.
   */
  request(operation: OperationId, args: BoundArguments, options?: CallOptions): Promise<unknown>;
  /** The same call, with the headers of its answer. */
  receive(operation: OperationId, args: BoundArguments, options?: CallOptions): Promise<Received>;
  /** For reads at an address from an answer; `undefined` unless it is of the own or an allowed origin. */
  at(address: unknown): ((bearer: string) => Pick<Client, 'request'>) | undefined;
}

/** The options of a client. */
export interface ClientOptions extends EndpointOptions, TransportOptions, CallMiddlewareOptions {
  /** Further middleware. It gets each failure as an `ApiError`, and the call rejects after it. */
  readonly middleware: readonly Middleware[];
}

/** Paths of which nothing is known before run time. */
interface AnyPaths {
  readonly [path: string]: Readonly<Record<LibraryMethod, AnyOperation>>;
}

/** The methods that the types of the library know. */
type LibraryMethod = Parameters<OpenApiClient<object>['request']>[0];

/** The client of the library, which sends any method, also QUERY of OpenAPI 3.2. */
interface Caller {
  request(
    method: LibraryMethod | OperationFacts['method'] | 'query',
    template: string,
    init: Awaited<ReturnType<typeof initOf>> & { readonly params: AnyOperation['parameters'] },
  ): Promise<{ readonly data?: unknown; readonly response: Response }>;
}

interface AnyOperation {
  readonly parameters: {
    readonly path?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
  };
  readonly requestBody?: { readonly content: { readonly 'application/json': unknown } };
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': unknown } } };
}

/** A client for the API origin. */
export function createClient(options: ClientOptions): Client {
  const transport = createTransport(options);
  const calls: Calls = new WeakMap();

  async function send(request: Request): Promise<Response> {
    const call = calls.get(request);
    invariant(call, 'Only requests of the middleware are sent.');
    if (call.refusal) throw new CallFailure(call.refusal, 0);
    return readResponse(call.operation, await transport(request, factsOf(call.operation).safe === true, call.upload));
  }

  function connect(endpoint: Endpoint): OpenApiClient<AnyPaths> {
    const client = createOpenApiClient<AnyPaths>({
      baseUrl: endpoint.baseUrl,
      ...(endpoint.credentials && { credentials: endpoint.credentials }),
      // A redirect followed by the browser would carry the token along to another origin.
      redirect: 'manual',
      // An old answer would tell an old time, and what it holds is not for the disk.
      cache: 'no-store',
      // The serializers of the library throw at half a surrogate pair, and let through dot segments and missing values.
      querySerializer: (query) => String(queryOf(query)),
      pathSerializer: (address, values) => fillPath(address, values) ?? address,
      fetch: send,
    });
    // The library gives a failure to the last middleware first.
    client.use(...options.middleware, createCallMiddleware(endpoint, calls, options));
    if (endpoint.authorize) client.use(authorizeMiddleware(calls, endpoint.authorize));
    return client;
  }

  /** Calls operations with `api`, and those of files beside the console with `files`. */
  function caller(api: Caller, files = api): Pick<Client, 'request' | 'receive'> {
    const receive: Client['receive'] = async (operation, args, options = {}) => {
      const { method, path: template, ownOrigin, headers = [] } = factsOf(operation);
      const init = {
        params: { path: args.path, query: args.query },
        ...(await initOf(calls, operation, args, options)),
      };
      const { data, response } = await (ownOrigin ? files : api).request(method, template, init);
      // A server of another origin must expose them (CORS).
      const received = headers.map((name) => [name, response.headers.get(name) ?? ''] as const);
      return { answer: answerOf(operation, data), headers: Object.fromEntries(received) };
    };
    return { receive, request: async (...call) => (await receive(...call)).answer };
  }

  return {
    ...caller(connect(apiEndpoint(options)), connect(staticEndpoint(options))),
    at(address) {
      const endpoint = endpointAt(address, options);
      return endpoint && ((bearer) => caller(connect(endpoint(bearer))));
    },
  };
}

/** What one call gives to the library beside its parameters. */
async function initOf(calls: Calls, operation: OperationId, args: BoundArguments, { signal, onProgress }: CallOptions) {
  const { styles, body: media } = factsOf(operation);
  const { header, body } = args;
  const code = await Promise.all([
    styles && import('./styled-parameters'),
    media && body !== undefined && import('./upload'),
  ]).catch(() => undefined);
  // A call is not sent without the code that writes it, which comes from the server as an answer does.
  if (!code) return { signal, middleware: [refusalMiddleware(calls, 'no-answer')] };
  const [parameters, uploads] = code;
  const styled = parameters && styles && parameters.styledInit(calls, styles, header ?? {});
  const sent = uploads && media && uploads.uploadInit(calls, { media, body, onProgress });
  const headers = styled?.written ?? (header && writtenHeaders(header));
  const middleware = [headers && headerMiddleware(calls, headers), styled?.middleware, sent && sent.middleware];
  return {
    body,
    ...styled?.serializers,
    ...(sent && sent.init),
    signal,
    middleware: middleware.filter((one) => !!one),
  };
}
