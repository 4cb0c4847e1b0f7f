import type { Answer } from '~/generated/contract/operations';
import { insightsById } from './generate';

const types = { maltool: 'Malware tool', campaign: 'Campaign' } as const;

/** The answer for a generated threat insight. */
export function insightDetail(name: string): Answer<'threatInsightQuery'> | undefined {
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
