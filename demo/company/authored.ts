import { previewFeatures } from './administration/previews';
import { authoredRisks } from './assets/authored-risks';
import { authoredCloudAnswers } from './assets/cloud/authored';
import { authoredContainerAnswers } from './assets/containers/authored';
import { authoredLineageEntries, authoredLineageNodes } from './assets/data-stores/authored-lineage';
import { authoredHosts } from './assets/endpoints/authored-hosts';
import { authoredIpsRules, authoredTags } from './assets/endpoints/authored-tags';
import { authoredDevices } from './assets/mobiles/authored';
import { authoredAccounts } from './identities/authored-accounts';
import { authoredProfiles } from './identities/authored-profiles';
import { authoredEmails } from './mail/authored';
import { authoredNotifications } from './notifications/authored';
import { authoredAnalyses, fileContent } from './processes/authored-analyses';
import { authoredDomains } from './threats/indicators/authored-domains';
import { authoredFiles } from './threats/indicators/authored-files';
import { authoredIps } from './threats/indicators/authored-ips';
import { authoredReports } from './threats/indicators/authored-reports';
import { authoredSandboxResults } from './threats/indicators/authored-sandbox';
import { authoredUrls } from './threats/indicators/authored-urls';
import { authoredInsights } from './threats/insights/authored';
import { moments } from './time/moments';

/** Everything the demo company has. */
export type AuthoredData = ReturnType<typeof authoredData>;

/** The demo company as it is at one moment; the same moment gives the same data. */
export function authoredData(now: number) {
  const when = moments(now);
  return {
    artifacts: authoredAnalyses(),
    cloudAssets: authoredCloudAnswers(),
    containers: authoredContainerAnswers(),
    customTags: authoredTags(),
    domains: authoredDomains(when),
    emails: authoredEmails(when),
    fileContent: fileContent(),
    files: authoredFiles(),
    hosts: authoredHosts(when),
    identities: authoredProfiles(when),
    ips: authoredIps(when),
    ipsRules: authoredIpsRules(),
    lineageEntries: authoredLineageEntries(),
    lineageNodes: authoredLineageNodes(when),
    mobiles: authoredDevices(when),
    notifications: authoredNotifications(when),
    previews: previewFeatures(when),
    reports: authoredReports(when),
    risks: authoredRisks(when),
    sandboxResults: authoredSandboxResults(when),
    threatInsights: authoredInsights(),
    urls: authoredUrls(when),
    users: authoredAccounts(),
  };
}
