import { ownText } from '~/lib/get-own';
import type { Contract, OAuthFlow, SecurityScheme } from '../1-parse/openapi/contract';
import type { Project } from '../1-parse/project';
import type { DescriptorOf } from '../language/model';
import { operationsInUse } from './operations-in-use';

/** The sign-in by OAuth 2, as `engine.json` has it. */
export type OAuthPort = NonNullable<NonNullable<DescriptorOf<'engine'>['authored']['signIn']>['oauth']>;

/** Addresses of a provider by what they are for: https addresses, or paths of the API. */
export interface ProviderAddresses {
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Where tokens are refreshed, if that is not `tokenUrl`. */
  readonly refreshUrl?: string;
  readonly revocationUrl?: string;
  readonly endSessionUrl?: string;
}

/** What a console needs to sign in by OAuth 2. */
export interface OAuthSettings extends ProviderAddresses {
  readonly clientId: string;
  /** Page in the folder of the console to which the provider returns; empty for the folder itself. */
  readonly redirectPage: string;
}

/** The one flow that is safe in a browser, of a scheme that has it. */
export function codeFlowOf(scheme: SecurityScheme | undefined): OAuthFlow | undefined {
  return scheme?.type === 'oauth2' ? scheme.flows.get('authorizationCode') : undefined;
}

/** How the console signs in by OAuth 2 with a port; `undefined` if it does not, or its scheme cannot be used. */
export function oauthSettings(contract: Pick<Contract, 'schemes'>, port: unknown): OAuthSettings | undefined {
  const [scheme, clientId] = [ownText(port, 'scheme'), ownText(port, 'clientId')];
  if (scheme === undefined || clientId === undefined) return undefined;
  const { authorizationUrl, tokenUrl, refreshUrl } = codeFlowOf(contract.schemes.get(scheme)) ?? {};
  const [revocationUrl, endSessionUrl] = [ownText(port, 'revocationUrl'), ownText(port, 'endSessionUrl')];
  if (authorizationUrl === undefined || tokenUrl === undefined) return undefined;
  return {
    clientId,
    redirectPage: (ownText(port, 'redirectPath') ?? '/').slice(1),
    authorizationUrl,
    tokenUrl,
    ...(refreshUrl !== undefined && { refreshUrl }),
    ...(revocationUrl !== undefined && { revocationUrl }),
    ...(endSessionUrl !== undefined && { endSessionUrl }),
  };
}

/** The scopes to request: those that the operations of the console want of the scheme, and those of the port. */
export function scopesRequested(project: Project, { scheme = '', scopes = [] }: OAuthPort): readonly string[] {
  const wanted = operationsInUse(project).flatMap((operation) => operation.scopes?.get(scheme) ?? []);
  return [...new Set([...wanted, ...scopes.filter((scope) => scope !== undefined)])];
}
