import type { ReferableKind } from './kinds';

/** The closed lists of names beside those of the kinds of descriptor. */
export const otherNames = [
  'icon',
  'operation',
  'source',
  'tab',
  'filter',
  'property',
  'message',
  'externalLink',
  'preference',
  'flag',
  'permission',
  'region',
  'view',
  'part',
  'kind',
  'warning',
  'port',
  'extensible',
] as const;

/** A closed list of names that no kind of descriptor gives. */
export type OtherName = (typeof otherNames)[number];

/** One closed list of names. */
export type NameKind = ReferableKind | OtherName;
