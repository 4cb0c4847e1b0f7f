import type { Functions } from '../generated/types';
import { add, divide, multiply, negate, subtract } from './arithmetic';
import { all, at, exists, filter, get, map, size, within } from './list-functions';
import { and, choose, eq, ge, gt, has, le, lt, ne, not, or } from './logic';
import { before, can, currentPath, externalLink, flag, remembered } from './session-functions';
import {
  base64,
  contains,
  encode,
  endsWith,
  isPrivateIp,
  orElse,
  startsWith,
  string,
  versionAtLeast,
} from './text-functions';

/** What compiled expressions call. Every function takes any value and throws nothing. */
export const functions: Functions = {
  and,
  or,
  not,
  choose,
  eq,
  ne,
  lt,
  le,
  gt,
  ge,
  has,
  add,
  subtract,
  multiply,
  divide,
  negate,
  get,
  at,
  size,
  within,
  exists,
  all,
  filter,
  map,
  contains,
  startsWith,
  endsWith,
  string,
  isPrivateIp,
  base64,
  encode,
  versionAtLeast,
  orElse,
  flag,
  can,
  externalLink,
  remembered,
  before,
  currentPath,
};
