import type { MiddlewareHandler } from 'hono';
import type { Grant, Grants } from './grants';

/** What calls know of whoever makes them. */
export interface Caller {
  readonly Variables: { readonly grant: Grant };
}

/** Lets calls through that have a valid access token, and those that change something with the scope for that. */
export function onlyWithToken(grants: Grants): MiddlewareHandler<Caller> {
  return async (context, next) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('Authorization') ?? '') ?? [];
    const grant = grants.find(token);
    const scope = context.req.method === 'GET' ? 'fleet.read' : 'fleet.manage';
    if (!grant) {
      context.header('WWW-Authenticate', token === '' ? 'Bearer' : 'Bearer error="invalid_token"');
      return context.json({ error: { message: 'Sign in first.' } }, 401);
    }
    if (!grant.scopes.includes(scope)) {
      context.header('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
      return context.json({ error: { message: 'Your account may not do this.' } }, 403);
    }
    context.set('grant', grant);
    return next();
  };
}
