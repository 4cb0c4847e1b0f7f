import { createContext, use } from 'react';

/** The console's own words in English, by the key under which a language may translate them. */
export const uiTexts = {
  'UI.CLOSE': 'Close',
  'UI.CANCEL': 'Cancel',
  'UI.CONFIRM': 'Continue',
  'UI.COPY': 'Copy',
  'UI.COPIED': 'Copied',
  'UI.RETRY': 'Try again',
  'UI.LOADING': 'Loading',
  'UI.MORE': 'Show {count} more',
  'UI.LESS': 'Show less',
  'UI.SHOW_ALL': 'Show all {count} characters',
  'UI.RESIZE': 'Width of the drawer',
  'UI.NEW_WINDOW': 'opens in a new window',
  'UI.HELP': 'About {label}',
  'UI.TRACE_ID': 'Trace ID: {id}',
  'UI.TABS': 'Views',
  'UI.YES': 'Yes',
  'UI.NO': 'No',
  'UI.CHOOSE': 'Choose …',
  'UI.OPTIONAL': 'optional',
  'UI.SENDING': 'Sending',
  'UI.CHART_EMPTY': 'No activity in this period',
  'UI.CHART_NAME': '{label}: {points} points, the highest is {count}',
  'UI.CHART_NAME_AT': '{label}: {points} points, the highest is {count} at {time}',
  'UI.CHART_HIGHEST': 'Highest',
  'UI.CHART_FAILED': 'The chart could not be drawn.',
  'UI.FRAME_SLOW': 'The page does not answer.',
  'UI.FRAME_REFUSED': 'This address cannot be shown here.',
  'UI.VIEW_MISSING': 'There is no view for this kind of object yet.',
  'UI.VIEW_FAILED_TITLE': 'Not available',
  'UI.VIEW_FAILED': 'This view could not be loaded.',
  'UI.PANEL_BROKEN': 'This panel could not be shown.',
  'UI.TOASTS': 'Notices',
} as const;

/** Key of one of the console's own words. */
export type UiTextKey = keyof typeof uiTexts;

/** Gives the words of a key in the current language, `{name}` filled from `values`. */
export type UiText = (key: UiTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** English words, for parts that stand outside a console. */
export const englishUiText: UiText = (key, values = {}) =>
  uiTexts[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Provides the words of the current language to every part. */
export const UiTextContext = createContext<UiText>(englishUiText);

/** The words of the current language. */
export function useUiText(): UiText {
  return use(UiTextContext);
}
