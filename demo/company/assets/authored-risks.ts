import type { Answer } from '~/generated/contract/operations';
import { seeded } from '../random';
import { story } from '../story';
import type { Moments } from '../time/moments';

type AssetRisk = Answer<'riskOverview'>;

/** Risk overviews by asset id. */
export function authoredRisks(when: Moments): ReadonlyMap<string, AssetRisk> {
  const laptop = laptopRisk(when);
  return new Map<string, AssetRisk>([
    [story.laptop, laptop],
    [story.laptop.replace('ep-', 'dev-'), laptop],
    [
      story.fileServer,
      {
        ...scored(when, story.fileServer, 55),
        criticalInfo: {
          criticalScoreLevel: 'high',
          absoluteImpactTag: ['Customer data'],
          highImpactTag: ['File server'],
          lowImpactTag: 'Virtual machine',
        },
        deviceInfo: { lastSeen: when.iso(0, 0.2), operationSystem: 'Windows Server 2022' },
      },
    ],
    [
      'ep-lab-mac-003',
      {
        ...scored(when, 'ep-lab-mac-003', 30),
        criticalInfo: { criticalScoreLevel: 'low' },
        deviceInfo: { lastSeen: when.iso(6), operationSystem: 'macOS Sequoia' },
      },
    ],
    [story.user, userRisk(when)],
    [
      story.bucket,
      {
        ...scored(when, story.bucket, 70),
        criticalInfo: {
          criticalScoreLevel: 'medium',
          absoluteImpactTag: 'Archive',
          highImpactTag: 'Customer data',
          lowImpactTag: [{ name: 'No public access' }],
        },
        cloudIdentityInfo: { lastSeen: when.iso(0, 2) },
      },
    ],
  ]);
}

/** A risk with the history that led to it. */
export function scored(when: Moments, assetId: string, riskScore: number): AssetRisk {
  const next = seeded(assetId);
  const history = Array.from({ length: 30 }, (_, index) => ({
    riskScore: Math.max(0, Math.min(100, Math.round(riskScore - 25 + next() * 30))),
    timestamp: when.iso(29 - index),
  }));
  return {
    assetId,
    riskScore,
    riskScoreTimestamp: when.iso(0, 2),
    historyScoreList: [...history.slice(0, -1), { riskScore, timestamp: when.iso(0, 2) }],
  };
}

function laptopRisk(when: Moments): AssetRisk {
  return {
    ...scored(when, story.laptop, 82),
    criticalInfo: {
      criticalScoreLevel: 'high',
      absoluteImpactTag: ['Handles payments'],
      highImpactTag: [{ name: 'Privileged user' }, { name: 'Finance' }],
      lowImpactTag: 'Laptop',
    },
    deviceInfo: { lastSeen: when.iso(0, 0.2), operationSystem: 'Windows 11 Enterprise' },
  };
}

function userRisk(when: Moments): AssetRisk {
  return {
    ...scored(when, story.user, 74),
    criticalInfo: {
      criticalScoreLevel: 'high',
      absoluteImpactTag: ['Approves payments'],
      highImpactTag: ['Finance'],
      lowImpactTag: 'Guest elsewhere',
    },
    userInfo: { lastSeen: when.iso(0, 1), userPrincipalName: story.userMail },
  };
}
