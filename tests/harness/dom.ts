import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

// A first import of lazy code takes seconds on a busy machine: it is slow, not wrong.
configure({ asyncUtilTimeout: 5000 });

// The development build of React takes a stack trace of each of the first 10,000 elements of a second, which nothing
// here reads: a sixth of the time of the tests that render.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true });
}

afterEach(() => {
  cleanup();
  // The document outlives a test: what one has selected would be selected in the next one as well.
  window.getSelection()?.removeAllRanges();
});

// A module that is still loading when its test file ends would stay broken for every later file of the worker.
afterAll(() => vi.dynamicImportSettled());
