import type { Answer } from '~/generated/contract/operations';

type System = NonNullable<Answer<'endpointQuery'>['os']>;

/** A work station with Windows. */
export const WINDOWS: System = {
  platform: 'windows',
  name: 'Windows 11 Enterprise',
  arch: 'x64',
  version: '10.0.26100',
};

/** A server with Windows, whose sensor writes the platform with a capital letter. */
export const WINDOWS_SERVER: System = {
  platform: 'Windows',
  name: 'Windows Server 2022',
  arch: 'x64',
  version: '10.0.20348',
};

/** A work station with macOS. */
export const MAC: System = { platform: 'mac', name: 'macOS Sequoia', arch: 'arm64', version: '15.6' };

/** A server with Linux. */
export const LINUX: System = {
  platform: 'linux',
  name: 'Red Hat Enterprise Linux 9',
  arch: 'x86_64',
  version: '9.4',
  kernel_version: '5.14.0-427',
};

/** A server with a system that has no column of its own. */
export const OTHER: System = {
  platform: 'aix',
  name: 'AIX 7.3',
  arch: 'ppc64',
  version: '7.3',
  kernel_version: '7300-02',
};
