import type { Answer } from '~/generated/contract/operations';
import type { Moments } from '../time/moments';

type PreviewFeature = Answer<'getPreviewFeature'>;

/** Pre-release features by key: every way of allocating credits. */
export function previewFeatures(when: Moments): ReadonlyMap<string, PreviewFeature> {
  const feature = (
    name: string,
    creditAllocation: PreviewFeature['creditAllocation'],
    requiredCreditStr: string | null,
    description: string,
  ): PreviewFeature => ({
    feature: name,
    creditAllocation,
    requiredCreditStr,
    description,
    optIn: false,
    GATimestamp: when.milliseconds(-90),
  });
  const long = Array.from(
    { length: 24 },
    (_, index) => `${index + 1}. The assistant may be wrong; check what it says before you act on it.`,
  ).join('\n');
  return new Map<string, PreviewFeature>([
    ['platform-data-query-preview', feature('Platform data query', 'notRequired', null, 'One search over all data.')],
    ['ai-companion', feature('AI companion', 'required', '120', long)],
    ['attack-path-preview', feature('Attack paths', 'possiblyRequired', '40', 'Shows how an attacker could move.')],
    ['data-policy-preview', feature('Data policies', 'fullCredit', '300', 'Policies that follow the data.')],
    ['code-scan-preview', feature('Code scan', 'partialCredit', '75', 'Finds secrets in repositories.')],
    [
      'identity-preview',
      { ...feature('Identity summary', 'free', null, 'All identities on one page.'), GATimestamp: null },
    ],
  ]);
}
