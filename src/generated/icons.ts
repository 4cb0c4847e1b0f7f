// Generated from descriptors/. Do not edit.
import automaticUpdates from '@blueprintjs/icons/lib/esm/generated/16px/paths/automatic-updates';
import bug from '@blueprintjs/icons/lib/esm/generated/16px/paths/bug';
import chart from '@blueprintjs/icons/lib/esm/generated/16px/paths/chart';
import cloud from '@blueprintjs/icons/lib/esm/generated/16px/paths/cloud';
import cloudUpload from '@blueprintjs/icons/lib/esm/generated/16px/paths/cloud-upload';
import code from '@blueprintjs/icons/lib/esm/generated/16px/paths/code';
import console from '@blueprintjs/icons/lib/esm/generated/16px/paths/console';
import creditCard from '@blueprintjs/icons/lib/esm/generated/16px/paths/credit-card';
import cube from '@blueprintjs/icons/lib/esm/generated/16px/paths/cube';
import dashboard from '@blueprintjs/icons/lib/esm/generated/16px/paths/dashboard';
import database from '@blueprintjs/icons/lib/esm/generated/16px/paths/database';
import desktop from '@blueprintjs/icons/lib/esm/generated/16px/paths/desktop';
import diagramTree from '@blueprintjs/icons/lib/esm/generated/16px/paths/diagram-tree';
import document from '@blueprintjs/icons/lib/esm/generated/16px/paths/document';
import endorsed from '@blueprintjs/icons/lib/esm/generated/16px/paths/endorsed';
import envelope from '@blueprintjs/icons/lib/esm/generated/16px/paths/envelope';
import eyeOpen from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-open';
import folderOpen from '@blueprintjs/icons/lib/esm/generated/16px/paths/folder-open';
import globeNetwork from '@blueprintjs/icons/lib/esm/generated/16px/paths/globe-network';
import graph from '@blueprintjs/icons/lib/esm/generated/16px/paths/graph';
import help from '@blueprintjs/icons/lib/esm/generated/16px/paths/help';
import home from '@blueprintjs/icons/lib/esm/generated/16px/paths/home';
import infoSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign';
import ipAddress from '@blueprintjs/icons/lib/esm/generated/16px/paths/ip-address';
import key from '@blueprintjs/icons/lib/esm/generated/16px/paths/key';
import layers from '@blueprintjs/icons/lib/esm/generated/16px/paths/layers';
import learning from '@blueprintjs/icons/lib/esm/generated/16px/paths/learning';
import link from '@blueprintjs/icons/lib/esm/generated/16px/paths/link';
import lock from '@blueprintjs/icons/lib/esm/generated/16px/paths/lock';
import menu from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu';
import mobilePhone from '@blueprintjs/icons/lib/esm/generated/16px/paths/mobile-phone';
import notifications from '@blueprintjs/icons/lib/esm/generated/16px/paths/notifications';
import office from '@blueprintjs/icons/lib/esm/generated/16px/paths/office';
import people from '@blueprintjs/icons/lib/esm/generated/16px/paths/people';
import predictiveAnalysis from '@blueprintjs/icons/lib/esm/generated/16px/paths/predictive-analysis';
import refresh from '@blueprintjs/icons/lib/esm/generated/16px/paths/refresh';
import search from '@blueprintjs/icons/lib/esm/generated/16px/paths/search';
import settings from '@blueprintjs/icons/lib/esm/generated/16px/paths/settings';
import shield from '@blueprintjs/icons/lib/esm/generated/16px/paths/shield';
import tag from '@blueprintjs/icons/lib/esm/generated/16px/paths/tag';
import timelineEvents from '@blueprintjs/icons/lib/esm/generated/16px/paths/timeline-events';
import trendingUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/trending-up';
import user from '@blueprintjs/icons/lib/esm/generated/16px/paths/user';
import warningSign from '@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign';
import wrench from '@blueprintjs/icons/lib/esm/generated/16px/paths/wrench';

/** SVG paths of the icons in use, on a grid of 16. */
export const iconPaths = {
  'automatic-updates': automaticUpdates,
  bug,
  chart,
  cloud,
  'cloud-upload': cloudUpload,
  code,
  console,
  'credit-card': creditCard,
  cube,
  dashboard,
  database,
  desktop,
  'diagram-tree': diagramTree,
  document,
  endorsed,
  envelope,
  'eye-open': eyeOpen,
  'folder-open': folderOpen,
  'globe-network': globeNetwork,
  graph,
  help,
  home,
  'info-sign': infoSign,
  'ip-address': ipAddress,
  key,
  layers,
  learning,
  link,
  lock,
  menu,
  'mobile-phone': mobilePhone,
  notifications,
  office,
  people,
  'predictive-analysis': predictiveAnalysis,
  refresh,
  search,
  settings,
  shield,
  tag,
  'timeline-events': timelineEvents,
  'trending-up': trendingUp,
  user,
  'warning-sign': warningSign,
  wrench,
} as const;

/** Name of an icon in use. */
export type IconName = keyof typeof iconPaths;
