import { defineConfig } from 'descry/config';

/** Where the files of the console are. `backend` may be the address that answers its calls. */
export default defineConfig({ generated: 'generated' });
