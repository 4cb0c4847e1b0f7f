import type { Project } from '../1-parse/project';
import { oauthSettings, scopesRequested } from '../2-analyze/analysis';
import { print } from '../language/print';
import { consoleFolder, header, type EmittedFile } from './emitter';

/**
 * `oauth.ts`: how the console signs in by OAuth 2. It alone imports the code for that, and its `undefined` removes the
 * rest from a build. `oauth.json` is the same for the tools that build and serve the console.
 */
export function* emitOAuth(project: Project): Iterable<EmittedFile> {
  const port = project.find('engine', 'engine')?.authored.signIn?.oauth;
  const addresses = oauthSettings(project.contract, port);
  const settings = port && addresses && { ...addresses, scopes: [...scopesRequested(project, port)] };
  yield {
    path: `${consoleFolder}oauth.ts`,
    text: `${header('openapi/ and descriptors/')}
/** How a person signs in by OAuth 2 with PKCE. Addresses are https addresses, or paths of the API. */
export interface OAuthSettings {
  readonly clientId: string;
  /** Page in the folder of the console to which the provider returns; empty for the folder itself. */
  readonly redirectPage: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Where tokens are refreshed, if that is not \`tokenUrl\`. */
  readonly refreshUrl?: string;
  readonly revocationUrl?: string;
  readonly endSessionUrl?: string;
  /** The scopes to request. */
  readonly scopes: readonly string[];
}

/** The sign-in of this console by OAuth 2; undefined if it signs in otherwise. */
export const oauth: OAuthSettings | undefined = ${settings ? print({ ...settings }) : 'undefined'};

/** Loads the code for it. */
export const loadOAuth: (() => Promise<typeof import('~/app/oauth/start-oauth')>) | undefined = ${
      settings ? "() => import('~/app/oauth/start-oauth')" : 'undefined'
    };
`,
  };
  if (settings) yield { path: `${consoleFolder}oauth.json`, text: `${JSON.stringify(settings, null, 2)}\n` };
}
