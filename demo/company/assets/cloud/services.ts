/** The types of cloud assets. */
export const cloudTypes = [
  ...(['virtualMachine', 'storage', 'database', 'function'] as const),
  ...(['identity', 'network', 'cluster'] as const),
];
/** The type of a cloud asset. */
export type CloudType = (typeof cloudTypes)[number];

/** An account at a provider. */
export interface CloudAccount {
  readonly id: string;
  readonly name: string;
  readonly provider: 'AWS' | 'Azure' | 'GCP';
  readonly regions: readonly [string, ...string[]];
}

/** A service of a provider, with the way in which it names an asset. */
export interface CloudService {
  readonly type: CloudType;
  readonly name: string;
  readonly resource: (parts: { account: string; region: string; group: string; name: string }) => string;
}

/** The company's accounts, the largest first. */
export const cloudAccounts: readonly [CloudAccount, ...CloudAccount[]] = [
  { id: '204100000001', name: 'Halden production', provider: 'AWS', regions: ['eu-north-1', 'eu-west-1'] },
  { id: '204100000002', name: 'Halden development', provider: 'AWS', regions: ['eu-north-1', 'us-east-1'] },
  {
    id: 'a7c1e0b2-0000-4000-8000-0000000000c1',
    name: 'Halden corporate',
    provider: 'Azure',
    regions: ['norwayeast', 'westeurope'],
  },
  {
    id: 'a7c1e0b2-0000-4000-8000-0000000000c2',
    name: 'Halden factories',
    provider: 'Azure',
    regions: ['germanywestcentral', 'japanwest'],
  },
  { id: 'halden-analytics', name: 'Halden analytics', provider: 'GCP', regions: ['europe-north1', 'europe-west4'] },
];

/** The services of each provider, by type. */
export const cloudServices: Readonly<Record<CloudAccount['provider'], readonly [CloudService, ...CloudService[]]>> = {
  AWS: [
    {
      type: 'virtualMachine',
      name: 'EC2',
      resource: (at) => `arn:aws:ec2:${at.region}:${at.account}:instance/${at.name}`,
    },
    { type: 'storage', name: 'S3', resource: (at) => `arn:aws:s3:::halden-${at.name}` },
    { type: 'database', name: 'RDS', resource: (at) => `arn:aws:rds:${at.region}:${at.account}:db:${at.name}` },
    {
      type: 'function',
      name: 'Lambda',
      resource: (at) => `arn:aws:lambda:${at.region}:${at.account}:function:${at.name}`,
    },
    { type: 'identity', name: 'IAM', resource: (at) => `arn:aws:iam::${at.account}:role/${at.name}` },
    {
      type: 'network',
      name: 'VPC',
      resource: (at) => `arn:aws:ec2:${at.region}:${at.account}:security-group/${at.name}`,
    },
    { type: 'cluster', name: 'EKS', resource: (at) => `arn:aws:eks:${at.region}:${at.account}:cluster/${at.name}` },
  ],
  Azure: [
    azure('virtualMachine', 'Virtual Machines', 'Microsoft.Compute/virtualMachines'),
    azure('storage', 'Storage Accounts', 'Microsoft.Storage/storageAccounts'),
    azure('database', 'SQL Database', 'Microsoft.Sql/servers'),
    azure('function', 'Functions', 'Microsoft.Web/sites'),
    azure('identity', 'Managed Identities', 'Microsoft.ManagedIdentity/userAssignedIdentities'),
    azure('network', 'Virtual Network', 'Microsoft.Network/networkSecurityGroups'),
    azure('cluster', 'Kubernetes Service', 'Microsoft.ContainerService/managedClusters'),
  ],
  GCP: [
    google('virtualMachine', 'Compute Engine', 'instances'),
    google('storage', 'Cloud Storage', 'buckets'),
    google('database', 'Cloud SQL', 'databases'),
    google('function', 'Cloud Run', 'services'),
    google('identity', 'IAM', 'serviceAccounts'),
    google('network', 'VPC', 'firewalls'),
    google('cluster', 'Kubernetes Engine', 'clusters'),
  ],
};

function azure(type: CloudType, name: string, kind: string): CloudService {
  return {
    type,
    name,
    resource: (at) => `/subscriptions/${at.account}/resourceGroups/${at.group}/providers/${kind}/${at.name}`,
  };
}

function google(type: CloudType, name: string, kind: string): CloudService {
  return { type, name, resource: (at) => `projects/${at.account}/locations/${at.region}/${kind}/${at.name}` };
}
