/** The preferences that every console has, whatever `console.json` declares: `preference` in expressions reads them. */
export const enginePreferenceNames = ['plainKeysOff'] as const;

/** Name of one of them. */
export type EnginePreferenceName = (typeof enginePreferenceNames)[number];
