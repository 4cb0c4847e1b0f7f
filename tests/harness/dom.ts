import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A first import of lazy code takes seconds on a busy machine: it is slow, not wrong.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  // The document outlives a test: what one has selected would be selected in the next one as well.
  window.getSelection()?.removeAllRanges();
});

// A module that is still loading when its test file ends would stay broken for every later file of the worker.
afterAll(() => vi.dynamicImportSettled());
