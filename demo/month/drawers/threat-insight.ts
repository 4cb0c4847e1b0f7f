import type { Answer } from '../../../src/generated/operations';
import { insightsById } from '../insights';

const types = { maltool: 'Malware tool', campaign: 'Campaign' } as const;

/** What the drawer of a threat insight of the month tells. */
export function monthInsight(name: string): Answer<'threatInsightQuery'> | undefined {
  const insight = insightsById().get(name);
  if (insight === undefined) return undefined;
  const { kind, description, reports, actor } = insight;
  return {
    objectType: types[kind],
    description,
    emergingThreats: reports.map((report) => ({ ...report })),
    threatActors: actor === null ? [] : [{ id: `ta-${actor.toLowerCase().replaceAll(' ', '-')}`, name: actor }],
  };
}
