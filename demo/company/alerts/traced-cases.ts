import { itemAt, refsOfKind, reportStep, type MakeCase, type Step } from './case';
import { indicatorsOf } from '../threats/indicators/generate';
import { hostByComputerRef, hostRef, indicatorRef, mailRef, processRef, userRef } from '../object-refs';

/** A case about a process. */
export const processCase: MakeCase = (next, index, { processes }) => {
  const process = itemAt(processes, index);
  const { endpoint, file, calls } = process;
  const host = next() < 0.85 ? hostRef(endpoint, 'target') : hostByComputerRef(endpoint, 'target');
  const extra = { port: 443, protocol: 'tcp', account: endpoint.owner.account };
  const read: Step[] =
    file === undefined
      ? []
      : [{ title: `${file.name} was read`, detail: process.fullPath, objects: [indicatorRef(file, 'tool')] }];
  return {
    began: process.age,
    steps: [
      {
        title: `${process.parentName ?? 'Something unknown'} started ${process.name}`,
        detail: process.commandLine,
        ...(process.techniques[0] !== undefined && { technique: process.techniques[0] }),
        objects: [host, processRef(process, 'tool'), userRef(endpoint.owner, 'victim')],
      },
      ...read,
      ...calls.map((each) => ({
        title: 'A connection was made to outside',
        detail: `${process.name} (${process.pid}) called ${each.name}`,
        technique: 'T1071.001',
        objects: [indicatorRef(each, 'destination', each.kind === 'ip' ? extra : undefined)],
      })),
      ...reportStep(calls[0] ?? file),
    ],
  };
};

/** A case about a mail. */
export const mailCase: MakeCase = (_, index, { mails }) => {
  const mail = itemAt(mails, index);
  const { user, urls, files, verdict, age } = mail;
  const site = urls[0]?.site;
  const domain = site === undefined ? [] : refsOfKind(indicatorsOf(site), 'domain');
  return {
    ...(age !== null && { began: age }),
    steps: [
      {
        title: `A mail from ${mail.sender ?? 'an unknown sender'} arrived`,
        detail: `To ${mail.recipient ?? 'nobody'}: ${mail.subject ?? 'without a subject'}`,
        technique: verdict === 'fraud' ? 'T1657' : files.length > 0 ? 'T1566.001' : 'T1566.002',
        objects: [mailRef(mail, 'source'), ...(user === undefined ? [] : [userRef(user, 'victim')])],
      },
      ...urls.map((url) => ({
        title: 'Its link was opened',
        detail: url.id,
        technique: 'T1204.001',
        objects: [indicatorRef(url, 'destination'), ...domain],
      })),
      ...files.map((file) => ({
        title: `${file.name} was opened`,
        detail: `Delivered before its check sum ${file.id} was known`,
        technique: 'T1204.002',
        objects: [indicatorRef(file, 'tool')],
      })),
      ...reportStep(urls[0] ?? files[0]),
    ],
  };
};
