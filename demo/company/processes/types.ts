import type { WireAnswer } from '~/generated/contract/operations';
import type { Endpoint } from '../assets/endpoints/types';
import type { Indicator } from '../threats/indicators/types';
import type { Age } from '../time/age';

/** A process that started on an endpoint. */
export interface Process {
  /** Identifies it in lists; its drawer opens by the facts of the process. */
  readonly id: string;
  /** Position in the month, from 0 (now) to 1. */
  readonly ancestry: number;
  readonly age: Age;
  readonly endpoint: Endpoint;
  readonly name: string;
  readonly fullPath: string;
  readonly commandLine: string;
  readonly file: Indicator | undefined;
  /** Indicators that it connected to. */
  readonly calls: readonly Indicator[];
  readonly pid: number;
  readonly parentName: string | null;
  readonly parentPid: number | null;
  readonly score: number;
  readonly verdict: 'malicious' | 'suspicious' | 'normal' | 'unknown';
  readonly os: 'windows' | 'mac' | 'linux';
  readonly techniques: readonly string[];
  /** Under which it was analysed, if it was. */
  readonly artifactId: string | undefined;
}

/** A process as the answer with a tree contains it. */
export type ProcessNode = WireAnswer<'processTree'>['data']['nodes'][number];
