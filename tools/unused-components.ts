import type { Plugin } from 'vite';

/** Calls that create something of React and do nothing else. */
const pureCall = /(= )((?:\w+\.)?(?:createContext|forwardRef|memo)\()/g;

/** Names of components for developer tools, one statement on one line. */
const displayName = /^[\w$]+\.displayName = .*;$/gm;

/**
 * Lets the bundler leave out components of packages that nothing uses. For the bundler, a call of React may do
 * anything, and an assignment to a component is a use of it; both keep the component and everything that it imports.
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: 'without-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: /\b(?:createContext|forwardRef|memo)\(/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}

/** Code of a package, with calls marked as pure and without names for developer tools. */
export function withoutUnused(code: string): string {
  return code.replace(pureCall, '$1/* @__PURE__ */ $2').replace(displayName, '');
}
