/**
 * The names that the demo company's objects share. On one morning a payment reminder reaches the accounts mailbox; its
 * link leads to a disk image, the image holds a loader, the loader calls home from one laptop and reads customer
 * contracts on the file server.
 */
export const story = {
  mail: '<4471.reminder@parcel-notice.example>',
  url: 'http://parcel-notice.example/invoice/4471',
  domain: 'parcel-notice.example',
  ip: '203.0.113.45',
  beaconUrl: 'https://cdn-sync.example/api/v1/beacon',
  beaconDomain: 'cdn-sync.example',
  beaconIp: '198.51.100.77',
  companyDomain: 'halden-optics.example',
  companyIp: '192.0.2.10',
  fileServerIp: '10.20.4.11',
  laptopIp: '10.20.8.114',
  laptop: 'ep-fin-lt-014',
  laptopName: 'FIN-LT-014',
  fileServer: 'ep-srv-file01',
  fileServerName: 'SRV-FILE01',
  user: 'usr-maria-keller',
  userName: 'Maria Keller',
  userMail: 'maria.keller@halden-optics.example',
  loader: 'GlassLoader',
  campaign: 'Paper Lantern',
  actor: 'Quiet Heron',
  workbench: 'WB-20931-00276',
  process: 'art-7781-invoice-viewer',
  container: 'ctr-optics-web-7d9f',
  bucket: 'arn:aws:s3:::halden-customer-archive',
  phone: 'mob-jonas-pixel',
} as const;

/** SHA1 of the files in the demo, by name. */
export const hashes = {
  invoiceViewer: '9fe8ef94a904a822ed0c3c8c05e8ff8440e8462f',
  invoiceImage: '86d49279a39e74a70c3bdcaa21f28bbd434e4602',
  beaconLibrary: 'bd95037579b207d3b7f4884aa6644f6971380c58',
  contracts: 'bf2cdc8ba9b2c2a59a05c7f4f010015b622c895b',
  reader: 'be1c134ecfc843152ce12c3dd1cd4aa18e5385cd',
  optics: '80b4f34fb460ab747cc3a4dc890817bff006920f',
  macro: 'fbc4a2679c19624a20de20678a806ea56a1eea14',
} as const;
