import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx, which the form library imports and the console's plain descriptions never need. */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
