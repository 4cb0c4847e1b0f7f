import type { ReactNode } from 'react';

/** Replaces markdown-to-jsx, which the form library imports and the console's plain descriptions never need. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
