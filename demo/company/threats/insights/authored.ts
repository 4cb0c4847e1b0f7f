import type { Answer } from '~/generated/contract/operations';
import { story } from '../../story';

type ThreatInsight = Answer<'threatInsightQuery'>;

/** Malware tools and campaigns by name. */
export function authoredInsights(): ReadonlyMap<string, ThreatInsight> {
  return new Map<string, ThreatInsight>([
    [
      story.loader,
      {
        objectType: 'Malware tool',
        description:
          'A loader that arrives in disk images, waits for the user and fetches a library from a look-alike host.',
        emergingThreats: [
          { id: 'et-101', name: 'Overdue-invoice lures in the Nordics' },
          { id: 'et-102', name: 'Disk images & look-alike hosts' },
        ],
        threatActors: [{ id: 'ta-7', name: story.actor }],
      },
    ],
    [
      story.campaign,
      {
        objectType: 'Campaign',
        description: 'Payment fraud against small manufacturers.',
        emergingThreats: [],
        threatActors: [{ id: 'ta-7', name: story.actor }],
      },
    ],
  ]);
}
