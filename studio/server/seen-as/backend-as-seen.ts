import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from '~/codegen/1-parse/openapi/contract';
import { isRecord } from '~/lib/json';
import type { AnswerState, SeenAs } from '../../persona';
import { requestAddress, addressPattern } from '../operation-address';
import type { ProfilePort } from '../ports';
import { emptyAnswer } from './empty-answer';
import { profileAsSeen } from './profile-as-seen';
import { changedBelow, relay, relayHeader } from './relay';

/** What the preview's backend is made with. */
export interface BackendAsSeenOptions {
  /** What only this server knows, and nothing else is protected by. */
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Ends after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** By what the requests of a console are known. */
interface KnownCalls {
  readonly operations: Iterable<Operation>;
  readonly profile: ProfilePort | undefined;
}

/** Milliseconds of a slow answer. */
const slowMs = 4000;

/** Milliseconds for which a persona lasts after the Studio's page has called last. */
const leaseMs = 60_000;

/** Changes what the backend answers, whichever it is, so that the preview sees it as somebody else. */
export class BackendAsSeen {
  readonly #options: BackendAsSeenOptions;
  #seenAs: SeenAs | undefined;
  #profile: ProfilePort | undefined;
  #operations: readonly (readonly [address: RegExp, operation: Operation])[] = [];
  #until = 0;

  constructor(options: BackendAsSeenOptions) {
    this.#options = options;
  }

  /** Takes a persona, and the calls that are changed for it. */
  become(seenAs: SeenAs, { operations, profile }: KnownCalls): void {
    this.#seenAs = seenAs;
    this.#profile = profile;
    this.#operations = [...operations].map((operation) => [addressPattern(operation), operation]);
    this.renew();
  }

  /** The page of the Studio is still open. */
  renew(): void {
    this.#until = this.#options.now() + leaseMs;
  }

  /** Whether a request comes from this server. */
  isOwn({ headers }: IncomingMessage): boolean {
    return headers[relayHeader] === this.#options.token;
  }

  /** Answers a request, or leaves it to the backend: then the answer is `false`. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (this.isOwn(request)) {
      // What only this server knows is not for the backend.
      delete request.headers[relayHeader];
      return false;
    }
    const seenAs = this.#options.now() < this.#until ? this.#seenAs : undefined;
    if (!seenAs) return false;
    const address = requestAddress(request);
    const { token } = this.#options;
    if (address === 'GET /config.json' && seenAs.region !== '') {
      const change = (body: unknown) => (isRecord(body) ? { ...body, region: seenAs.region } : body);
      await relay(request, response, { token, change });
      return true;
    }
    const [, operation] = this.#operations.find(([pattern]) => pattern.test(address)) ?? [];
    const state = operation && seenAs.answers[operation.id];
    if (operation && state !== undefined) return this.#answerAs(state, { request, response, operation });
    const profile = this.#profile;
    if (!operation || operation.id !== profile?.operation.id) return false;
    const change = (body: unknown) =>
      changedBelow(body, operation.root, (answer) => profileAsSeen(answer, profile, seenAs));
    await relay(request, response, { token, change });
    return true;
  }

  async #answerAs(state: AnswerState, call: Call): Promise<boolean> {
    const { request, response, operation } = call;
    if (state === 'slow') {
      await this.#options.wait(slowMs);
      return response.destroyed;
    }
    if (state === 'unreachable') request.destroy();
    else if (state === 'empty') {
      const type = operation.schemas.answers.get('200')?.type;
      const change = (body: unknown) => (type ? emptyAnswer(body, type) : body);
      await relay(request, response, { token: this.#options.token, change });
    } else fail(response, state);
    return true;
  }
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly operation: Operation;
}

function fail(response: ServerResponse, state: AnswerState): void {
  const [status, number] = state.split('-').map(Number);
  response.statusCode = status ?? 500;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ ...(number !== undefined && { info: { number } }), message: 'Set in the Studio.' }));
}
