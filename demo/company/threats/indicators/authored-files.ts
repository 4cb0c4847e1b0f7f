import type { Answer } from '~/generated/contract/operations';
import { seededHex } from '../../random';
import { hashes, story } from '../../story';

type FileObject = Answer<'fileQuery'>;

const FILES: readonly FileObject[] = [
  {
    ...digests(hashes.invoiceViewer),
    fileName: 'invoice_viewer.exe',
    prevalence: 3,
    encyclopediaLink: 'https://threats.example/encyclopedia/trojan-glassloader-a',
    detectionName: 'Trojan.Win64.GLASSLOADER.A',
    familyName: [story.loader],
    fileType: 'Portable executable',
    fileSize: 487_424,
    memoryResident: true,
    fileSigner: 'Brightline Tools (revoked)',
    isShowFileTab: true,
  },
  {
    ...digests(hashes.invoiceImage),
    fileName: 'Invoice_4471.iso',
    prevalence: 2,
    detectionName: 'Trojan.ISO.GLASSLOADER.A',
    encyclopediaLink: 'https://threats.example/encyclopedia/trojan-glassloader-a',
    familyName: [story.loader],
    fileType: 'ISO 9660 image',
    fileSize: 1_310_720,
    memoryResident: false,
    fileSigner: null,
    isShowFileTab: 'true',
  },
  {
    ...digests(hashes.beaconLibrary),
    fileName: 'cdnsync.dll',
    prevalence: 1,
    familyName: [],
    fileType: 'Dynamic-link library',
    fileSize: 90_112,
    memoryResident: true,
    fileSigner: null,
    isShowFileTab: true,
  },
  {
    ...digests(hashes.contracts),
    fileName: 'Customer_contracts_2026.xlsx',
    prevalence: 6,
    fileType: 'Spreadsheet',
    fileSize: 2_411_008,
    memoryResident: false,
    fileSigner: null,
    isShowFileTab: false,
  },
  {
    ...digests(hashes.reader),
    fileName: 'reader_setup.exe',
    prevalence: 18_204,
    fileType: 'Portable executable',
    fileSize: 62_914_560,
    memoryResident: false,
    fileSigner: 'Reader Software Inc.',
    isShowFileTab: false,
  },
  {
    ...digests(hashes.macro),
    fileName: 'Quarterly_plan.xlsm',
    fileSize: 0,
    fileType: 'Spreadsheet with macros',
    isShowFileTab: true,
  },
  { fileSHA1: hashes.optics, fileName: 'optics-batch.py' },
];

/** Files by SHA1. */
export function authoredFiles(): ReadonlyMap<string, FileObject> {
  return new Map(FILES.map((each) => [each.fileSHA1 ?? '', each]));
}

/** Check sums that follow from a SHA1. */
export function digests(sha1: string): FileObject {
  return {
    fileSHA1: sha1,
    fileMD5: seededHex(`md5 ${sha1}`, 32),
    sha256: seededHex(`sha256 ${sha1}`, 64),
    tlsh: `T1${seededHex(`tlsh ${sha1}`, 70).toUpperCase()}`,
  };
}
