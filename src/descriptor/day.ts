/** A text that is a day of the calendar, as `YYYY-MM-DD`; nothing if it is none. */
export function dayOf(text: string): string | undefined {
  // The 30th of February would be the 2nd of March.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);
  return isDay ? text : undefined;
}
