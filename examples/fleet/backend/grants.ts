import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person } from './people';

/** What a person has granted: to see or do what the scopes say. */
export interface Grant {
  readonly person: Person;
  readonly scopes: readonly string[];
}

/** What a code was given for. */
export interface CodeRequest {
  readonly redirectUri: string;
  /** `code_challenge` of PKCE with the method S256. */
  readonly challenge: string;
}

/** The answer of the token endpoint (RFC 6749, section 5.1). */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

/** How long codes and tokens are good, in milliseconds. */
const lifetimes = { code: 60_000, access: 300_000, refresh: 28_800_000 } as const;

/** Codes and tokens, in memory: all end with the process. */
export interface Grants {
  /** A code for a grant. */
  code(grant: Grant, request: CodeRequest): string;
  /** Exchanges a code, which is good once; a second use ends what the first one gave. */
  exchange(code: string, redirectUri: string, verifier: string): TokenAnswer | undefined;
  /** Exchanges a refresh token, which is good once; a second use ends the whole grant (RFC 9700, section 4.14). */
  refresh(token: string): TokenAnswer | undefined;
  /** What an access token allows. */
  find(accessToken: string): Grant | undefined;
  /** Ends the grant of a token of either kind. */
  revoke(token: string): void;
}

/** A grant with everything that was made of it. */
interface Family extends Grant {
  isEnded: boolean;
}

interface Issued {
  readonly family: Family;
  readonly endsAt: number;
  isUsed: boolean;
}

interface IssuedCode extends Issued, CodeRequest {}

/** Creates the grants of a provider; there are none yet. */
export function createGrants(now: () => Date): Grants {
  const codes = new Map<string, IssuedCode>();
  const refreshTokens = new Map<string, Issued>();
  const accessTokens = new Map<string, Issued>();
  const issue = (family: Family, lifetime: number): Issued => ({
    family,
    endsAt: now().getTime() + lifetime,
    isUsed: false,
  });
  const isGood = ({ family, endsAt }: Issued): boolean => !family.isEnded && now().getTime() < endsAt;
  /** Uses something that is good once. Whoever uses it again may have stolen it, or had it stolen. */
  const use = <One extends Issued>(issued: One | undefined): One | undefined => {
    if (!issued) return undefined;
    if (issued.isUsed) issued.family.isEnded = true;
    if (!isGood(issued)) return undefined;
    issued.isUsed = true;
    return issued;
  };
  const tokensFor = (family: Family): TokenAnswer => {
    const [access, refresh] = [secret(), secret()];
    accessTokens.set(access, issue(family, lifetimes.access));
    refreshTokens.set(refresh, issue(family, lifetimes.refresh));
    return {
      access_token: access,
      token_type: 'Bearer',
      expires_in: lifetimes.access / 1000,
      refresh_token: refresh,
      scope: family.scopes.join(' '),
    };
  };
  return {
    code(grant, request) {
      const code = secret();
      codes.set(code, { ...issue({ ...grant, isEnded: false }, lifetimes.code), ...request });
      return code;
    },
    exchange(code, redirectUri, verifier) {
      const used = use(codes.get(code));
      if (used?.redirectUri !== redirectUri || !isVerified(verifier, used.challenge)) return undefined;
      return tokensFor(used.family);
    },
    refresh(token) {
      const used = use(refreshTokens.get(token));
      return used && tokensFor(used.family);
    },
    find(accessToken) {
      const issued = accessTokens.get(accessToken);
      return issued && isGood(issued) ? issued.family : undefined;
    },
    revoke(token) {
      const issued = refreshTokens.get(token) ?? accessTokens.get(token);
      if (issued) issued.family.isEnded = true;
    },
  };
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a verifier is that of a challenge (RFC 7636, section 4.6). */
function isVerified(verifier: string, challenge: string): boolean {
  const made = createHash('sha256').update(verifier).digest();
  const given = Buffer.from(challenge, 'base64url');
  return made.length === given.length && timingSafeEqual(made, given);
}
