import type { DemoApp } from '~/demo/app';
import { ownText } from '~/lib/get-own';
import { call } from './support';

/** An object as lists, dashboards and alerts tell it. */
export type Body = Readonly<Record<string, unknown>>;

/** Asks what the drawer of an object asks first. */
export function openDrawer(app: DemoApp, body: Body): Promise<{ status: number; body: unknown }> {
  const id = String(body.id);
  switch (body.searchType) {
    case 1:
      return call(app, 'emailQuery', { body: { messageId: id } });
    case 2:
      return call(app, 'endpointQuery', { body: { computerId: id } });
    case 3:
      return call(app, 'fileQuery', { body: { sha1: id } });
    case 4:
      return call(app, 'urlQuery', { body: { url: id } });
    case 5:
      return call(app, 'domainQuery', { body: { domain: id } });
    case 6:
      return call(app, 'ipQuery', { body: { ip: id } });
    case 7:
      return call(app, 'mobileQuery', { body: { deviceId: id } });
    case 8:
      return body.type === 'computer'
        ? call(app, 'endpointQuery', { body: { computerId: id } })
        : call(app, 'bigtableEndpoint', { path: { id } });
    case 9:
      return call(app, 'containerBasic', { body: { containerId: id } });
    case 10:
      return call(app, 'cloudBasic', { query: { arn: id, assetType: 'cloudAsset' } });
    case 11:
      return call(app, 'userAccountQuery', { query: { userId: id } });
    case 12:
      return call(app, 'threatInsightQuery', {
        query: { name: id, type: body.type === 'campaign' ? 'campaign' : 'maltool' },
      });
    default:
      return call(app, 'artifactAnalysis', { body: { queryType: 'process', ...factsOf(body.process) } });
  }
}

function factsOf(process: unknown): { sha1?: string; artifactUniqueId?: string; fullPath?: string } {
  const text = (name: string) => ownText(process, name);
  const [sha1, artifactUniqueId, fullPath] = [text('sha1'), text('artifactUniqueId'), text('fullPath')];
  return {
    ...(sha1 !== undefined && { sha1 }),
    ...(artifactUniqueId !== undefined && { artifactUniqueId }),
    ...(fullPath !== undefined && { fullPath }),
  };
}
