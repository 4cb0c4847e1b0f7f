import { isRecord } from '~/lib/json';
import { objectAt, stringAt } from '../read';
import type { OAuthFlow, SecurityScheme } from './contract';
import type { Documents, ResolvedNode } from './documents';
import { pathOfServer } from './server-path';

/** Members of a flow that are addresses. */
const addresses = ['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const;

/** The security schemes of all documents, by name. */
export function readSchemes(documents: Documents): ReadonlyMap<string, SecurityScheme> {
  const schemes = new Map<string, SecurityScheme>();
  for (const document of documents.values.keys()) {
    const root = documents.root(document);
    const [server] = documents.children(documents.below(root, 'servers'));
    const base = pathOfServer(server?.[1].value);
    for (const [name, node] of documents.children(documents.below(root, 'components', 'securitySchemes')))
      if (!schemes.has(String(name))) schemes.set(String(name), readScheme(documents, node, base));
  }
  return schemes;
}

function readScheme(documents: Documents, node: ResolvedNode, base: string): SecurityScheme {
  const flows = documents.children(documents.below(node, 'flows'));
  return {
    type: stringAt(node.value, 'type') ?? '',
    flows: new Map(flows.map(([name, flow]) => [String(name), readFlow(flow, base)])),
  };
}

function readFlow({ value = null }: ResolvedNode, base: string): OAuthFlow {
  const found = addresses.flatMap((name) => {
    const address = isRecord(value) ? stringAt(value, name) : undefined;
    return address === undefined ? [] : [[name, fromServer(address, base)] as const];
  });
  return { ...Object.fromEntries(found), scopes: isRecord(value) ? Object.keys(objectAt(value, 'scopes')) : [] };
}

/**
 * An address of a document: a relative one goes on from the server (OpenAPI 3.1, 4.5), and is a path of the API then.
 * What no parser reads stays as it is.
 */
function fromServer(address: string, base: string): string {
  const api = 'https://api.invalid';
  if (!URL.canParse(address, `${api}${base}`)) return address;
  const { origin, href } = new URL(address, `${api}${base}`);
  return origin === api ? href.slice(api.length) : href;
}
