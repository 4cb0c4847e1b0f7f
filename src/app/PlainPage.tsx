import { useEffect, type ReactNode } from 'react';
import { useBrandTitle } from '../shell/header/use-brand-title';

/** A page of its own, without header and menu. */
export function PlainPage(props: { readonly title: string; readonly children: ReactNode }) {
  const { title } = props;
  const brand = useBrandTitle();
  useEffect(() => {
    document.title = `${title} - ${brand}`;
  }, [title, brand]);
  return (
    <main className="descry-plain">
      <p className="descry-plain-brand">{brand}</p>
      <h1>{title}</h1>
      {props.children}
    </main>
  );
}
