// Generated from descriptors/. Do not edit.
import applicationIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/application';
import automaticUpdatesIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/automatic-updates';
import boxIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/box';
import bugIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/bug';
import cellTowerIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/cell-tower';
import chartIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/chart';
import circleIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/circle';
import cleanIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/clean';
import cloudIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/cloud';
import cloudUploadIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/cloud-upload';
import codeIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/code';
import cogIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/cog';
import consoleIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/console';
import contrastIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/contrast';
import creditCardIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/credit-card';
import crossIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross';
import crossCircleIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross-circle';
import cubeIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/cube';
import dashboardIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/dashboard';
import dataLineageIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/data-lineage';
import databaseIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/database';
import desktopIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/desktop';
import diagramTreeIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/diagram-tree';
import disableIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/disable';
import documentIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/document';
import duplicateIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/duplicate';
import editIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/edit';
import endorsedIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/endorsed';
import envelopeIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/envelope';
import errorIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/error';
import eyeOpenIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/eye-open';
import flashIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/flash';
import folderOpenIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/folder-open';
import fullCircleIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/full-circle';
import globeIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/globe';
import globeNetworkIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/globe-network';
import graphIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/graph';
import helpIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/help';
import homeIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/home';
import inboxIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/inbox';
import infoSignIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/info-sign';
import ipAddressIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/ip-address';
import keyIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/key';
import keyCommandIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/key-command';
import labTestIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/lab-test';
import layersIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/layers';
import learningIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/learning';
import linkIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/link';
import lockIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/lock';
import logInIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/log-in';
import logOutIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/log-out';
import menuIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/menu';
import mobilePhoneIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/mobile-phone';
import multiSelectIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/multi-select';
import notificationsIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/notifications';
import officeIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/office';
import outdatedIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/outdated';
import peopleIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/people';
import predictiveAnalysisIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/predictive-analysis';
import refreshIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/refresh';
import searchIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/search';
import searchTextIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/search-text';
import serverIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/server';
import settingsIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/settings';
import shareIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/share';
import shieldIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/shield';
import swapHorizontalIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/swap-horizontal';
import tagIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/tag';
import tickIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick';
import tickCircleIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick-circle';
import timeIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/time';
import timelineEventsIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/timeline-events';
import translateIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/translate';
import trashIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/trash';
import trendingUpIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/trending-up';
import userIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/user';
import videoIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/video';
import virusIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/virus';
import warningSignIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/warning-sign';
import wrenchIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/wrench';

/** Paths of the icons in use, on a field of 16 by 16. */
export const iconPaths = {
  application: applicationIcon,
  'automatic-updates': automaticUpdatesIcon,
  box: boxIcon,
  bug: bugIcon,
  'cell-tower': cellTowerIcon,
  chart: chartIcon,
  circle: circleIcon,
  clean: cleanIcon,
  cloud: cloudIcon,
  'cloud-upload': cloudUploadIcon,
  code: codeIcon,
  cog: cogIcon,
  console: consoleIcon,
  contrast: contrastIcon,
  'credit-card': creditCardIcon,
  cross: crossIcon,
  'cross-circle': crossCircleIcon,
  cube: cubeIcon,
  dashboard: dashboardIcon,
  'data-lineage': dataLineageIcon,
  database: databaseIcon,
  desktop: desktopIcon,
  'diagram-tree': diagramTreeIcon,
  disable: disableIcon,
  document: documentIcon,
  duplicate: duplicateIcon,
  edit: editIcon,
  endorsed: endorsedIcon,
  envelope: envelopeIcon,
  error: errorIcon,
  'eye-open': eyeOpenIcon,
  flash: flashIcon,
  'folder-open': folderOpenIcon,
  'full-circle': fullCircleIcon,
  globe: globeIcon,
  'globe-network': globeNetworkIcon,
  graph: graphIcon,
  help: helpIcon,
  home: homeIcon,
  inbox: inboxIcon,
  'info-sign': infoSignIcon,
  'ip-address': ipAddressIcon,
  key: keyIcon,
  'key-command': keyCommandIcon,
  'lab-test': labTestIcon,
  layers: layersIcon,
  learning: learningIcon,
  link: linkIcon,
  lock: lockIcon,
  'log-in': logInIcon,
  'log-out': logOutIcon,
  menu: menuIcon,
  'mobile-phone': mobilePhoneIcon,
  'multi-select': multiSelectIcon,
  notifications: notificationsIcon,
  office: officeIcon,
  outdated: outdatedIcon,
  people: peopleIcon,
  'predictive-analysis': predictiveAnalysisIcon,
  refresh: refreshIcon,
  search: searchIcon,
  'search-text': searchTextIcon,
  server: serverIcon,
  settings: settingsIcon,
  share: shareIcon,
  shield: shieldIcon,
  'swap-horizontal': swapHorizontalIcon,
  tag: tagIcon,
  tick: tickIcon,
  'tick-circle': tickCircleIcon,
  time: timeIcon,
  'timeline-events': timelineEventsIcon,
  translate: translateIcon,
  trash: trashIcon,
  'trending-up': trendingUpIcon,
  user: userIcon,
  video: videoIcon,
  virus: virusIcon,
  'warning-sign': warningSignIcon,
  wrench: wrenchIcon,
} as const;

/** Name of an icon in use. */
export type IconName = keyof typeof iconPaths;
