import type { Json } from '../../language/model';
import { stringAt } from '../read';
import type { Operation, TokenHeader, Unsupported } from './contract';

/** What is wanted of one security scheme. */
interface Wanted {
  /** The scheme, as the documents have it. */
  readonly scheme: Json | undefined;
  readonly scopes: readonly string[];
}

/** Security schemes that are wanted together, by name. */
export type SecurityRequirement = ReadonlyMap<string, Wanted>;

/**
 * How the token of the session satisfies one of the requirements; `undefined` if there are none, or none that it can.
 * The first that needs a header is chosen.
 */
export function tokenOf(requirements: readonly SecurityRequirement[]): Operation['token'] | undefined {
  const possible = requirements.flatMap((schemes) => tokenFor(schemes) ?? []);
  return possible.find((token) => token !== 'none') ?? possible[0];
}

/** The schemes of an operation whose requirements the token cannot satisfy. */
export function unsupportedSecurity(
  requirements: readonly SecurityRequirement[],
  token: Operation['token'] | undefined,
): readonly Unsupported[] {
  if (requirements.length === 0 || token !== undefined) return [];
  const names = requirements.map((schemes) => [...schemes.keys()].join(' and '));
  return [{ what: 'security', name: names.join(', ') }];
}

/** The scopes that each scheme must grant; of several requirements with a scheme, those of the first. */
export function scopesOf(requirements: readonly SecurityRequirement[]): ReadonlyMap<string, readonly string[]> {
  const scopes = requirements.flatMap((schemes) =>
    [...schemes].map(([name, wanted]) => [name, wanted.scopes] as const),
  );
  return new Map(scopes.filter(([, names]) => names.length > 0).toReversed());
}

function tokenFor(schemes: SecurityRequirement): Operation['token'] | undefined {
  const tokens = [...schemes.values()].map(({ scheme }) => tokenOfScheme(scheme));
  const headers = tokens.flatMap((token) => (typeof token === 'object' ? [token] : []));
  return tokens.includes(undefined) || headers.length > 1 ? undefined : (headers[0] ?? 'none');
}

/**
 * How a scheme is satisfied. Cookies and certificates are sent by the browser. A token in the query would be in the
 * logs of every server on the way, so it is never sent there. A scheme that is not declared is what most are: bearer.
 */
function tokenOfScheme(scheme: Json | undefined): TokenHeader | 'none' | undefined {
  switch (stringAt(scheme, 'type')) {
    case 'apiKey':
      if (stringAt(scheme, 'in') === 'cookie') return 'none';
      return stringAt(scheme, 'in') === 'header' ? { header: stringAt(scheme, 'name') ?? '' } : undefined;
    case 'http': {
      const name = stringAt(scheme, 'scheme')?.toLowerCase();
      if (name === 'basic') return { header: 'Authorization', scheme: 'Basic' };
      return name === 'bearer' ? { header: 'Authorization', scheme: 'Bearer' } : undefined;
    }
    case 'mutualTLS':
      return 'none';
    case 'oauth2':
    case 'openIdConnect':
    case undefined:
      return { header: 'Authorization', scheme: 'Bearer' };
    default:
      return undefined;
  }
}
