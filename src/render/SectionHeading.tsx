import { createContext, use, type ReactNode } from 'react';

/** The rank of the headings below: 4 under the head of a drawer, 2 right under the title of a page. */
export const HeadingRankContext = createContext<2 | 4>(4);

/** The heading of a section. */
export function SectionHeading({ children }: { readonly children: ReactNode }) {
  const rank = use(HeadingRankContext);
  if (rank === 2) return <h2 className="descry-section-title">{children}</h2>;
  return <h4 className="descry-section-title">{children}</h4>;
}
