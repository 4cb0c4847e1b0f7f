import type { Operation } from '~/codegen/1-parse/openapi/contract';

/** What the requests of an operation are like: `GET /ui/uic/v1/menu`, with something in place of each parameter. */
export function addressPattern({ method, path }: Pick<Operation, 'method' | 'path'>): RegExp {
  const template = path.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${method.toUpperCase()} ${template.join('[^/]+')}$`);
}

/** The address of a request, without its query. */
export function requestAddress({ method = '', url = '' }: { readonly method?: string; readonly url?: string }): string {
  return `${method} ${url.split('?', 1)[0] ?? ''}`;
}
