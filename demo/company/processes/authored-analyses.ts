import type { Answer } from '~/generated/contract/operations';
import { seeded } from '../random';
import { hashes, story } from '../story';

type ArtifactAnalysis = Answer<'artifactAnalysis'>;

/** Artifact analyses by SHA1 or artifact id. What is not listed was not found. */
export function authoredAnalyses(): ReadonlyMap<string, ArtifactAnalysis> {
  const loader: ArtifactAnalysis = {
    status: 'done',
    processes: [
      {
        hashId: 'p-1',
        pid: 7312,
        commandLine: '"D:\\invoice_viewer.exe" /open Invoice_4471.pdf',
        integrityLevel: 'Medium',
        tagging: ['T1204.002', 'T1055'],
      },
      {
        hashId: 'p-2',
        pid: 7420,
        parentPid: 7312,
        commandLine: 'rundll32.exe cdnsync.dll,Start',
        integrityLevel: 'High',
        tagging: ['T1218.011', 'T1071.001'],
      },
    ],
    tagging: [
      technique('T1204.002', 'Malicious File', ['Execution'], 'The user opened a file from a mounted disk image.'),
      technique('T1055', 'Process Injection', ['Defense Evasion', 'Privilege Escalation'], 'Wrote into explorer.exe.'),
      technique('T1218.011', 'Rundll32', ['Defense Evasion'], 'Started a library by rundll32.exe.'),
      technique('T1071.001', 'Web Protocols', ['Command and Control'], `Called ${story.beaconUrl}.`),
    ],
    hex: {
      data: [...hexLines('loader', 5), hexLine('loader end', 120)].map((content, index) => ({
        line: index * 51,
        content,
      })),
      presignedUrl: '/__demo/downloads/artifacts/invoice_viewer.zip',
      password: 'infected',
    },
  };
  return new Map<string, ArtifactAnalysis>([
    [story.process, loader],
    [hashes.invoiceViewer, loader],
    [hashes.beaconLibrary, { status: 'processing' }],
    ['C:\\Windows\\explorer.exe', { ...loader, hex: { data: null, presignedUrl: null, password: null } }],
    [
      hashes.invoiceImage,
      { status: 'done', processes: [], tagging: [], hex: { data: [], presignedUrl: null, password: null } },
    ],
  ]);
}

/** Lines of bytes for the file content view; one line is longer than a row. */
export function fileContent(): string[] {
  return ['4d 5a 90 00 03 00 00 00 04 00 00 00 ff ff 00 00', ...hexLines('file content', 12), hexLine('long', 120)];
}

function technique(id: string, name: string, tactics: string[], description: string) {
  return { id, name, tactics, descriptions: [description] };
}

/** Lines of bytes that are the same for the same seed. */
export function hexLines(seed: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => hexLine(`${seed} ${index}`, 51));
}

function hexLine(seed: string, bytes: number): string {
  const next = seeded(seed);
  return Array.from({ length: bytes }, () =>
    Math.floor(next() * 256)
      .toString(16)
      .padStart(2, '0'),
  ).join(' ');
}
