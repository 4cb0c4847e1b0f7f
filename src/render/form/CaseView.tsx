import { lazy, Suspense } from 'react';
import type { FormCase, FormCases } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useRun } from '../place';
import { useText } from '../use-text';
import './cases.css';

const PictureView = lazy(async () => ({ default: (await import('../blocks/PictureView')).PictureView }));

/** What the reader is told of the chosen case: sentences and lists under labels, and its picture. */
export function CaseView(props: { readonly cases: FormCases; readonly one: FormCase; readonly scope: Scope }) {
  const { cases, one, scope } = props;
  const text = useText();
  const run = useRun();
  const expand = cases.expand;
  return (
    <div className="descry-case" data-case={one.value}>
      <p className="descry-case-name">
        {text(one.text, scope)}
        {cases.showValue && <code>{one.value}</code>}
      </p>
      {one.picture && (
        <Suspense>
          <PictureView picture={one.picture} {...(expand && { onExpand: () => void run([expand], scope) })} />
        </Suspense>
      )}
      <dl className="descry-case-about">
        {(one.about ?? []).map((about) => (
          <div key={about.id}>
            <dt>{text(about.label, scope)}</dt>
            <dd>
              {about.text && text(about.text, scope)}
              {about.items && (
                <ul className="descry-list">
                  {about.items.map((item, index) => (
                    <li key={index}>{text(item, scope)}</li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
