const bytes = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 256).toString(16).padStart(2, '0'));

/** An artifact analysis that is done: three processes, two techniques, three lines of bytes, an archive. */
export const analysis = {
  status: 'done',
  processes: [
    { hashId: 'p-1', pid: 0, commandLine: 'viewer.exe /open', integrityLevel: 'Medium', tagging: ['T1204.002'] },
    { hashId: 'p-2', pid: 7420, commandLine: null, integrityLevel: 'High', tagging: ['T1055', 'T1204.002'] },
    { hashId: 'p-3' },
  ],
  tagging: [
    { id: 'T1204.002', name: 'Malicious File', tactics: ['Execution', 'Impact'], descriptions: ['Opened a file.'] },
    { id: 'T1055', name: 'Process Injection', tactics: [], descriptions: ['Wrote.', 'Ran.'] },
  ],
  hex: {
    data: [
      { line: 'head', content: bytes(51).join(' ') },
      { line: 51, content: bytes(120).join(' ') },
      { line: 171, content: '4d 5a' },
    ],
    presignedUrl: 'https://files.example/a.zip?sig=1',
    password: 'infected',
  },
};
