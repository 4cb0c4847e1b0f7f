import { createContext, use } from 'react';

/** Keys of the words that the parts themselves say; their English stands in `descriptors/messages/en.json`. */
export const uiTextKeys = [
  'UI.CLOSE',
  'UI.CANCEL',
  'UI.CONFIRM',
  'UI.CHECK_SUM',
  'UI.COPY',
  'UI.DOWNLOAD_MISSING',
  'UI.COPY_DEFANGED',
  'UI.RETRY',
  'UI.LOADING',
  'UI.MORE',
  'UI.MORE_OF',
  'UI.LESS',
  'UI.SHOW_ALL',
  'UI.RESIZE',
  'UI.NEW_WINDOW',
  'UI.HELP',
  'UI.TRACE_ID',
  'UI.TABS',
  'UI.TABS_MORE',
  'UI.YES',
  'UI.NO',
  'UI.CHOOSE',
  'UI.OPTIONAL',
  'UI.SENDING',
  'UI.READ_ON',
  'UI.READ',
  'UI.SECONDS_LEFT',
  'UI.CHART_EMPTY',
  'UI.CHART_NAME',
  'UI.CHART_NAME_AT',
  'UI.CHART_HIGHEST',
  'UI.CHART_FAILED',
  'UI.CHART_VALUES',
  'UI.CHART_VALUES_HIDE',
  'UI.CHART_TIME',
  'UI.CHART_PLACE',
  'UI.CHART_VALUE',
  'UI.FRAME_SLOW',
  'UI.FRAME_REFUSED',
  'UI.VIEW_MISSING',
  'UI.VIEW_FAILED_TITLE',
  'UI.VIEW_FAILED',
  'UI.PANEL_BROKEN',
  'UI.TOASTS',
  'UI.COPIED',
  'UI.CHART_NO_SCORES',
  'UI.HEX_SIZE',
  'UI.HEX_CHOSEN',
  'UI.HEX_AT',
  'UI.HEX_GO',
  'UI.HEX_COPY_HEX',
  'UI.HEX_COPY_TEXT',
  'UI.DRAWER_BACK',
  'UI.DRAWER_FORWARD',
  'UI.DRAWER_HISTORY',
  'UI.DRAWER_PREVIOUS',
  'UI.DRAWER_NEXT',
  'UI.DRAWER_PIN',
  'UI.DRAWER_UNPIN',
  'UI.DRAWER_WIDEN',
  'UI.DRAWER_NARROW',
  'UI.RAW',
  'UI.UPDATED',
  'UI.PREVIOUS',
  'UI.NEXT',
  'UI.SLIDE_STOP',
  'UI.PICTURE_TOOLS',
  'UI.PICTURE_ZOOM_IN',
  'UI.PICTURE_ZOOM_OUT',
  'UI.PICTURE_PERCENT',
  'UI.PICTURE_FIT',
  'UI.PICTURE_LEFT',
  'UI.PICTURE_RIGHT',
  'UI.PICTURE_UP',
  'UI.PICTURE_DOWN',
  'UI.PICTURE_FULL_SCREEN',
  'UI.PICTURE_STEP',
  'UI.PICTURE_KEYS',
  'UI.CHOICES_NONE',
  'UI.CHOICES_FOUND',
] as const;

/** Key of one of the parts' own words. */
export type UiTextKey = (typeof uiTextKeys)[number];

/** Gives the words of a key in the current language, `{name}` filled from `values`. */
export type UiText = (key: UiTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Provides the words of the current language to every part. */
export const UiTextContext = createContext<UiText>((key) => key);

/** The words of the current language. */
export function useUiText(): UiText {
  return use(UiTextContext);
}
