import type { Body, QueryParameters, WireAnswer } from '~/generated/contract/operations';
import { refusedReports } from '../../company/threats/indicators/authored-reports';
import { Refusal, type Handlers, type World } from '../handler';
import { artifactAnalysis } from '../../company/processes/detail';
import { thirdPartyReport } from '../../company/threats/indicators/report';
import { sandboxResult } from '../../company/threats/indicators/sandbox';
import { decodeUrlId } from '../url-id';

/** Answers of the sandbox, the artifact analysis and the third-party reports. */
export const analysisHandlers = {
  sandboxAnalysis: ({ body, world }) => {
    const id = body.objectType === 'url' ? decodeUrlId(body.searchId) : body.searchId.toLowerCase();
    return { data: world.data.sandboxResults.get(id) ?? sandboxResult(world, id) ?? { status: 'notFound' } };
  },
  artifactAnalysis: ({ body, world }) => ({
    data: world.data.artifacts.get(artifactKey(body)) ?? artifactAnalysis(world, body) ?? { status: 'notFound' },
  }),
  vtReport: ({ path, query, world }) => {
    const id = path.kind === 'url' ? decodeUrlId(path.id) : path.id.toLowerCase();
    const refused = refusedReports.get(id);
    if (refused !== undefined) return new Refusal(400, refused, `The source refused the report on ${id}.`);
    const report = world.data.reports.get(`${path.kind} ${id}`) ?? thirdPartyReport(world, path.kind, id);
    if (report === undefined) return new Refusal(400, 400404, `No report on ${id}.`);
    return { data: { ...report, ...queried(world, `${path.kind} ${id}`, query.refresh) } };
  },
  fileContentHex: ({ world }) => ({ file_content: world.data.fileContent }),
} satisfies Handlers<'sandboxAnalysis' | 'artifactAnalysis' | 'vtReport' | 'fileContentHex'>;

function artifactKey(body: Body<'artifactAnalysis'>): string {
  const key = { sha1: body.sha1, artifactUniqueId: body.artifactUniqueId, process: body.sha1 ?? body.fullPath };
  return key[body.queryType] ?? '';
}

/** Records the time of a refresh; later reads of the report show it as the time of the query. */
function queried(
  { state, now }: World,
  key: string,
  refresh: QueryParameters<'vtReport'>['refresh'],
): Pick<NonNullable<WireAnswer<'vtReport'>['data']>, 'queryDate'> {
  if (refresh === 1) state.reportQueries.set(key, now());
  const at = state.reportQueries.get(key);
  return at === undefined ? {} : { queryDate: new Date(at).toISOString() };
}
