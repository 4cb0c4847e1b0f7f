import type { Answer } from '~/generated/contract/operations';
import type { Moments } from '../../time/moments';
import { hashes, story } from '../../story';

type SandboxResult = Answer<'sandboxAnalysis'>;

/** Sandbox results by SHA1 or URL: every status and every risk. What is not listed was not found. */
export function authoredSandboxResults(when: Moments): ReadonlyMap<string, SandboxResult> {
  const done = (riskLevel: SandboxResult['riskLevel'], behaviors: [string, 0 | 1 | 2 | 3][], sha1?: string) => ({
    status: 'done' as const,
    riskLevel,
    analysisCompletionDateTime: when.iso(1, 20),
    suspiciousBehaviorList: behaviors.map(([behavior, weight]) => ({ behavior, weight })),
    ...(sha1 !== undefined && { sha1 }),
  });
  return new Map<string, SandboxResult>([
    [
      hashes.invoiceViewer,
      done(
        'high',
        [
          ['Injects code into another process', 3],
          ['Connects to a host seen in earlier attacks', 3],
          ['Reads browser credentials', 2],
          ['Delays its start', 1],
          ['Writes to the temporary folder', 0],
        ],
        hashes.invoiceViewer,
      ),
    ],
    [hashes.invoiceImage, done('medium', [['Holds an executable file', 2]], hashes.invoiceImage)],
    [hashes.reader, done('noRisk', [], hashes.reader)],
    [hashes.macro, done('low', [['Runs a macro on opening', 1]], hashes.macro)],
    [hashes.beaconLibrary, { status: 'processing' }],
    [hashes.contracts, { status: 'done', riskLevel: 'notAnalyzed', description: 'UNSUPPORTED' }],
    [
      story.url,
      done(
        'high',
        [
          ['Offers a disk image for download', 3],
          ['Copies the look of a parcel service', 2],
        ],
        hashes.invoiceImage,
      ),
    ],
    [story.beaconUrl, { status: 'processing' }],
    [
      'https://login.halden-0ptics.example/sso',
      { status: 'done', riskLevel: 'notAnalyzed', description: 'UNREACHABLE' },
    ],
    [`https://www.${story.companyDomain}/`, done('noRisk', [])],
  ]);
}
