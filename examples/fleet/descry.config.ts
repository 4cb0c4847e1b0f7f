import { defineConfig } from 'descry/config';

/**
 * A console for a fleet of sensors. Its contract, its descriptors and its backend are in this folder, and so are the
 * descriptors of a second team.
 */
export default defineConfig({
  generated: 'generated',
  backend: 'backend/server.ts',
  owner: 'Fleet team',
  contact: '#fleet',
  roots: [
    { name: 'maintenance', folder: 'maintenance/descriptors', owner: 'Maintenance team', contact: '#maintenance' },
  ],
});
