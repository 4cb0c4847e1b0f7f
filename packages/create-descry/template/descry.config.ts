import { defineConfig } from 'descry/config';

/** Where the files of the console are. Whatever is not named here has the default of `descry/config`. */
export default defineConfig({ generated: 'generated', backend: 'backend/server.ts' });
