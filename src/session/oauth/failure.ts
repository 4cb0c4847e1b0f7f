/** Why nobody is signed in. The texts are the provider's: anybody can write them into an address. */
export interface SignInFailureFacts {
  /**
   * `refused`: the provider says no; `answer`: nobody can use its answer; `unreachable`: there is none; `unknown`: the
   * answer belongs to no sign-in that this tab has begun; `insecure`: the page has no TLS.
   */
  readonly reason: 'refused' | 'answer' | 'unreachable' | 'unknown' | 'insecure';
  /** Error code of RFC 6749, such as `access_denied`; empty without one. */
  readonly code: string;
  readonly description: string;
}

/** A sign-in, or the refresh of its tokens, that has failed. */
export class SignInFailure extends Error {
  readonly facts: SignInFailureFacts;

  constructor(reason: SignInFailureFacts['reason'], code = '', description = '') {
    super([reason, code].join(' '));
    this.facts = { reason, code, description };
  }
}
