import type { Answer } from '../../../src/generated/operations';
import type { World } from '../../handler';
import { timeOf } from '../age';
import { cloudAssetsById } from '../cloud-assets';
import { containersById } from '../containers';
import { endpointsById } from '../endpoints';
import { identitiesById } from '../identities';
import { mailboxesById, type Mailbox } from '../mailboxes';
import { mobilesById } from '../mobiles';

/** A mobile device of the month. */
export function monthMobile(world: World, id: string): Answer<'mobileQuery'> | undefined {
  const mobile = mobilesById().get(id);
  return (
    mobile && {
      basicSecurityStatus: mobile.securityStatus,
      basicDeviceStatus: mobile.deviceStatus,
      basicLastScanTime: mobile.lastScan === null ? null : timeOf(world, mobile.lastScan),
      basicDeviceType: mobile.system === 'android' ? 1 : 2,
      basicDeviceName: mobile.name,
      osVersion: mobile.osVersion,
      hardwareModel: mobile.model,
      hardwareBrand: mobile.brand,
      hardwareManufacturer: mobile.manufacturer,
      securityMac: mobile.mac,
      imei: mobile.imei,
    }
  );
}

/** A container of the month. */
export function monthContainer(id: string): Answer<'containerBasic'> | undefined {
  const container = containersById().get(id);
  return (
    container && {
      name: container.name,
      imageId: container.imageId,
      status: container.status,
      ports: [{ containerPort: 8443 }],
      volumeMounts: [{ name: 'config', mountPath: `/etc/${container.name}`, readonly: true }],
      command: [`/usr/bin/${container.name}`],
      args: ['--namespace', container.namespace],
      env: { CLUSTER: container.cluster, NODE: container.node, IMAGE: container.image },
      securityContext: { privileged: container.privileged, runAsNonRoot: !container.privileged },
    }
  );
}

/** A cloud asset of the month. */
export function monthCloudAsset(id: string): Answer<'cloudBasic'> | undefined {
  const asset = cloudAssetsById().get(id);
  return (
    asset && {
      assetName: asset.name,
      resourceGroup: asset.resourceGroup,
      provider: asset.account.provider,
      region: asset.region,
      service: asset.service,
      resourceLink: `https://console.cloud.example/${asset.account.provider.toLowerCase()}/${encodeURIComponent(asset.name)}`,
      tag: { account: asset.account.name, ...(asset.ownerTeam !== null && { owner: asset.ownerTeam }) },
    }
  );
}

/** A user account of the month. */
export function monthUser(id: string): Answer<'userAccountQuery'> | undefined {
  const identity = identitiesById().get(id);
  const mailbox = mailboxesById().get(id);
  if (identity === undefined || mailbox === undefined) return undefined;
  const { person, source, privilege } = identity;
  return {
    userName: person.name,
    isHpu: privilege === 'privileged',
    emailAddress: person.mail,
    emailProtection: mailbox.protection,
    xdrPolicyId: 'xdr-policy-1',
    department: person.department,
    iamType: source === 'google' ? 'google' : 'other',
    services: { exchange: exchangeOf(mailbox) },
    dlpPolicyId: mailbox.dlpPolicyId,
  };
}

function exchangeOf({ service, policyStatus, policyId, dlpPolicyId }: Mailbox) {
  if (service === 'google') return null;
  const usual = policyStatus === 'disabled' ? 'disabled' : 'enabled';
  const optional = policyStatus === 'enabledAndOptimized' ? 'enabled' : 'disabled';
  return {
    atpPolicyId: policyId,
    atpPolicyStatus: policyStatus,
    atpFeatures: {
      spam: usual,
      phishing: usual,
      businessEmailCompromise: optional,
      malware: usual,
      virtualAnalyzer: optional,
      fileBlocking: usual,
      webReputation: optional,
      timeOfClick: optional,
      fileSharing: usual,
    },
    dlpPolicyId,
  };
}

/** The custom tags of a host of the month. */
export function monthTags(id: string): Answer<'customTags'> {
  const endpoint = endpointsById().get(id);
  if (endpoint === undefined) return [];
  return [
    { labelName: 'Location', tagValues: [{ value: endpoint.site }] },
    { labelName: 'Owner', tagValues: [{ value: endpoint.owner.department }] },
  ];
}
