import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross';
import document from '@blueprintjs/icons/lib/esm/generated/16px/paths/document';
import duplicate from '@blueprintjs/icons/lib/esm/generated/16px/paths/duplicate';
import error from '@blueprintjs/icons/lib/esm/generated/16px/paths/error';
import help from '@blueprintjs/icons/lib/esm/generated/16px/paths/help';
import infoSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign';
import refresh from '@blueprintjs/icons/lib/esm/generated/16px/paths/refresh';
import search from '@blueprintjs/icons/lib/esm/generated/16px/paths/search';
import share from '@blueprintjs/icons/lib/esm/generated/16px/paths/share';
import tick from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick';
import tickCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle';
import warningSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign';

/** Paths of the icons that the parts themselves use, on a field of 16 by 16. */
export const uiIconPaths = {
  cross,
  document,
  duplicate,
  error,
  help,
  'info-sign': infoSign,
  refresh,
  search,
  share,
  tick,
  'tick-circle': tickCircle,
  'warning-sign': warningSign,
} as const;
