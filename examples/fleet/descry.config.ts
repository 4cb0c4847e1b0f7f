import { defineConfig } from 'descry/config';

/** A console for a fleet of sensors. Its contract, its descriptors and its backend are in this folder. */
export default defineConfig({ generated: 'generated', backend: 'backend/server.ts' });
