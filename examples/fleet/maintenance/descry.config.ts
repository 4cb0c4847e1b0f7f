import { defineConfig } from 'descry/config';

/**
 * The descriptors of the second team. They are checked here with what the console publishes, and compiled with the
 * console in the folder above.
 */
export default defineConfig({
  root: 'maintenance',
  owner: 'Maintenance team',
  contact: '#maintenance',
  roots: [{ name: 'console', published: '../published.json', owner: 'Fleet team', contact: '#fleet' }],
});
