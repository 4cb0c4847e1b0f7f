import type { Answer } from '~/generated/contract/operations';
import { digests } from './authored-files';
import { indicatorsById } from './generate';

/** The answer for a generated file. */
export function fileDetail(sha1: string): Answer<'fileQuery'> | undefined {
  const indicator = indicatorsById().get(sha1);
  const facts = indicator?.file;
  if (indicator === undefined || facts === undefined) return undefined;
  const { name, insight } = indicator;
  return {
    ...digests(sha1),
    fileName: name,
    prevalence: facts.prevalence,
    detectionName: facts.detection,
    encyclopediaLink:
      facts.detection === null
        ? null
        : `https://threats.example/encyclopedia/${facts.detection.toLowerCase().replaceAll('.', '-')}`,
    familyName: insight?.kind === 'maltool' ? [insight.id] : [],
    fileType: facts.type,
    fileSize: facts.size,
    memoryResident: insight !== undefined,
    fileSigner: facts.signer,
    isShowFileTab: insight !== undefined,
  };
}
