import arrowLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-left';
import calendar from '@blueprintjs/icons/lib/esm/generated/16px/paths/calendar';
import chart from '@blueprintjs/icons/lib/esm/generated/16px/paths/chart';
import chat from '@blueprintjs/icons/lib/esm/generated/16px/paths/chat';
import chevronDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-down';
import chevronLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-left';
import chevronRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right';
import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down';
import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross';
import cube from '@blueprintjs/icons/lib/esm/generated/16px/paths/cube';
import document from '@blueprintjs/icons/lib/esm/generated/16px/paths/document';
import download from '@blueprintjs/icons/lib/esm/generated/16px/paths/download';
import duplicate from '@blueprintjs/icons/lib/esm/generated/16px/paths/duplicate';
import error from '@blueprintjs/icons/lib/esm/generated/16px/paths/error';
import flash from '@blueprintjs/icons/lib/esm/generated/16px/paths/flash';
import folderOpen from '@blueprintjs/icons/lib/esm/generated/16px/paths/folder-open';
import help from '@blueprintjs/icons/lib/esm/generated/16px/paths/help';
import infoSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign';
import lock from '@blueprintjs/icons/lib/esm/generated/16px/paths/lock';
import menuClosed from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu-closed';
import menuOpen from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu-open';
import notifications from '@blueprintjs/icons/lib/esm/generated/16px/paths/notifications';
import more from '@blueprintjs/icons/lib/esm/generated/16px/paths/more';
import refresh from '@blueprintjs/icons/lib/esm/generated/16px/paths/refresh';
import search from '@blueprintjs/icons/lib/esm/generated/16px/paths/search';
import shield from '@blueprintjs/icons/lib/esm/generated/16px/paths/shield';
import share from '@blueprintjs/icons/lib/esm/generated/16px/paths/share';
import chevronUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-up';
import code from '@blueprintjs/icons/lib/esm/generated/16px/paths/code';
import tick from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick';
import tickCircle from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle';
import time from '@blueprintjs/icons/lib/esm/generated/16px/paths/time';
import user from '@blueprintjs/icons/lib/esm/generated/16px/paths/user';
import warningSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign';
import wrench from '@blueprintjs/icons/lib/esm/generated/16px/paths/wrench';

/**
 * The SVG paths of the icons that components use and no descriptor, in a view box of 16 by 16. Every page loads them.
 */
export const uiIconPaths = {
  calendar,
  'arrow-left': arrowLeft,
  chart,
  chat,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  'caret-down': caretDown,
  cross,
  cube,
  document,
  download,
  duplicate,
  error,
  flash,
  'folder-open': folderOpen,
  help,
  'info-sign': infoSign,
  lock,
  'menu-closed': menuClosed,
  'menu-open': menuOpen,
  notifications,
  more,
  refresh,
  search,
  share,
  shield,
  'chevron-up': chevronUp,
  code,
  tick,
  'tick-circle': tickCircle,
  time,
  user,
  'warning-sign': warningSign,
  wrench,
} as const;
