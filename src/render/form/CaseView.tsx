import { lazy, Suspense } from 'react';
import type { FormCase, FormCases } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useRun } from '../place';
import { useText } from '../use-text';
import { CaseWords } from './CaseWords';
import './cases.css';

const PictureView = lazy(async () => ({ default: (await import('../blocks/PictureView')).PictureView }));

/** What the reader is told of the chosen case: sentences and lists under labels, and its picture. */
export function CaseView(props: {
  readonly cases: FormCases;
  readonly one: FormCase;
  /** What is told of it here. */
  readonly about: FormCase['about'];
  readonly scope: Scope;
}) {
  const { cases, one, scope } = props;
  const text = useText();
  const run = useRun();
  const expand = cases.expand;
  return (
    <>
      <div className="descry-case" data-case={one.value}>
        <p className="descry-case-name">
          {text(one.text, scope)}
          {cases.showValue && <code>{one.value}</code>}
        </p>
        <CaseWords about={props.about} scope={scope} />
      </div>
      {one.picture && (
        <div className="descry-case-picture">
          <Suspense>
            <PictureView picture={one.picture} {...(expand && { onExpand: () => void run([expand], scope) })} />
          </Suspense>
        </div>
      )}
    </>
  );
}
