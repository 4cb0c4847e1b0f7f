import openapiTS, { astToString } from 'openapi-typescript';
import type { Json } from './documents';

/** TypeScript types of one document that stands alone. */
export async function emitApiTypes(document: Json): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document));
  return astToString(nodes);
}
