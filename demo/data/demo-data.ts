import { customTags, ipsRules } from './asset-extras';
import { artifacts, fileContent } from './artifacts';
import { cloudAssets, containers } from './cloud';
import { domains } from './domains';
import { emails } from './emails';
import { files } from './files';
import { hosts } from './hosts';
import { identities } from './identities';
import { ips } from './ips';
import { lineageEntries, lineageNodes } from './lineage';
import { mobiles } from './mobiles';
import { moments } from './moments';
import { notifications } from './notifications';
import { previews } from './previews';
import { reports } from './reports';
import { risks } from './risks';
import { sandboxResults } from './sandbox';
import { threatInsights } from './threat-insights';
import { urls } from './urls';
import { users } from './users';

/** Everything the demo company has. */
export type DemoData = ReturnType<typeof createData>;

/** The demo company as it is at one moment; the same moment gives the same data. */
export function createData(now: number) {
  const when = moments(now);
  return {
    artifacts: artifacts(),
    cloudAssets: cloudAssets(),
    containers: containers(),
    customTags: customTags(),
    domains: domains(when),
    emails: emails(when),
    fileContent: fileContent(),
    files: files(),
    hosts: hosts(when),
    identities: identities(when),
    ips: ips(when),
    ipsRules: ipsRules(),
    lineageEntries: lineageEntries(),
    lineageNodes: lineageNodes(when),
    mobiles: mobiles(when),
    notifications: notifications(when),
    previews: previews(when),
    reports: reports(when),
    risks: risks(when),
    sandboxResults: sandboxResults(when),
    threatInsights: threatInsights(),
    urls: urls(when),
    users: users(),
  };
}
