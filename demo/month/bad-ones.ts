import { perCalendar, type Started } from './calendar';
import { knownMails } from './known-mails';
import { knownProcesses } from './known-processes';
import { mails, type Mail } from './mails';
import { processes, type Process } from './processes';

/** Mails of attackers beside the story's; the newest first. */
export const badMails: (started: Started) => readonly Mail[] = perCalendar((_, started) =>
  mails(started)
    .slice(knownMails().length)
    .filter(({ verdict }) => verdict !== 'clean' && verdict !== 'spam'),
);

/** Processes beside the story's that no sensor likes; the newest first. */
export const badProcesses: (started: Started) => readonly Process[] = perCalendar((_, started) =>
  processes(started)
    .slice(knownProcesses().length)
    .filter(({ verdict }) => verdict === 'malicious' || verdict === 'suspicious'),
);
