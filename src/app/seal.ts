import { sealPrototypes } from '~/platform/seal-prototypes';

// The first import of every page, so that it runs before all other code.
sealPrototypes(globalThis);
