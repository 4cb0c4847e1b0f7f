import { useLayoutEffect, useRef } from 'react';
import { safeMarkup } from './safe-markup';
import { useServices } from './services';

/** A foreign text with simple markup. What is longer than `longest` characters is cut. */
export function Markup(props: { readonly html: string; readonly longest: number }) {
  const { html, longest } = props;
  const { trust } = useServices();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cut = html.length > longest;
    const fragment = safeMarkup(cut ? html.slice(0, longest) : html, trust);
    if (cut) fragment.append('…');
    box.current?.replaceChildren(fragment);
  }, [html, longest, trust]);
  return <div ref={box} className="descry-markup" dir="auto" />;
}
