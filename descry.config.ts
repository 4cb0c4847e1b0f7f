import { defineConfig } from 'descry/config';

/** The console of this repository has everything where a console has it by default. */
export default defineConfig({});
