import { describe, expect, test } from 'vitest';
import { withoutUnused } from '~/tools/unused-components';

describe('unused components of packages leave the build', () => {
  test.each([
    ['a context', 'var Theme = React.createContext(null);', 'var Theme = /* @__PURE__ */ React.createContext(null);'],
    [
      'a component with a name for developer tools',
      'const Link = forwardRef(LinkWithRef);\nLink.displayName = "Link";\nexport { Link };',
      'const Link = /* @__PURE__ */ forwardRef(LinkWithRef);\n\nexport { Link };',
    ],
    ['other calls and assignments', 'state = memory(x);\n  a.displayName = "b";', undefined],
  ])('%s', (_name, code, want = code) => {
    expect(withoutUnused(code)).toBe(want);
  });
});
