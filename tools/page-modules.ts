/** The modules that the pages of the engine start with, by their paths in it. */
export const pageModules = ['src/app/main.tsx', 'src/app/static/info.ts', 'src/app/static/logout.ts'] as const;
