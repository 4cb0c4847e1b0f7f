import { memoizeEntries } from '../entries';
import { endpointsById } from '../assets/endpoints/generate';
import { hashes, story } from '../story';
import { indicatorsById } from '../threats/indicators/generate';
import { DAY, HOUR, MINUTE } from '../time/age';
import type { Process } from './types';

/** The processes of the story. */
export const authoredProcesses: () => readonly Process[] = memoizeEntries(() => {
  const endpoint = endpointsById().get(story.laptop);
  if (endpoint === undefined) throw new Error('the laptop of the story is missing');
  const known = (id: string) => indicatorsById().get(id);
  const on = { endpoint, os: 'windows', verdict: 'malicious', ancestry: 0 } as const;
  return [
    {
      ...on,
      id: story.process,
      age: 2 * DAY + 5 * HOUR + 20 * MINUTE,
      name: 'invoice_viewer.exe',
      fullPath: 'D:\\invoice_viewer.exe',
      commandLine: '"D:\\invoice_viewer.exe" /open Invoice_4471.pdf',
      file: known(hashes.invoiceViewer),
      calls: [],
      pid: 7312,
      parentName: 'explorer.exe',
      parentPid: 4188,
      score: 99,
      techniques: ['T1204.002', 'T1055'],
      artifactId: story.process,
    },
    {
      ...on,
      id: `${story.process}-library`,
      age: 2 * DAY + 5 * HOUR + 19 * MINUTE,
      name: 'rundll32.exe',
      fullPath: 'C:\\Windows\\System32\\rundll32.exe',
      commandLine: 'rundll32.exe cdnsync.dll,Start',
      file: known(hashes.beaconLibrary),
      calls: [known(story.beaconUrl), known(story.beaconIp)].flatMap((each) => each ?? []),
      pid: 7420,
      parentName: 'invoice_viewer.exe',
      parentPid: 7312,
      score: 98,
      techniques: ['T1218.011', 'T1071.001'],
      artifactId: story.process,
    },
  ];
});
