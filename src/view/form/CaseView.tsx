import type { FormCase, FormCases } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Loaded } from '../data/Loaded';
import { useRun } from '../action/action-host';
import './cases.css';

/** The chosen case beside the form: its name, the texts about it, and its picture. */
export function CaseView(props: {
  readonly cases: FormCases;
  readonly formCase: FormCase;
  /** The texts to show; others are above the form. */
  readonly about: FormCase['about'];
  readonly scope: Scope;
}) {
  const { cases, formCase, scope } = props;
  const t = useTranslate();
  const run = useRun();
  const { expand } = cases;
  const { picture } = formCase;
  return (
    <>
      <div className="descry-case" data-case={formCase.value}>
        <p className="descry-case-name">
          {t(formCase.text, scope)}
          {cases.showValue && <code>{formCase.value}</code>}
        </p>
        <CaseAbout about={props.about} scope={scope} />
      </div>
      {picture && (
        <div className="descry-case-picture">
          <Loaded name="picture view" load={() => import('../picture/PictureView')}>
            {({ PictureView }) => (
              <PictureView picture={picture} {...(expand && { onExpand: () => void run([expand], scope) })} />
            )}
          </Loaded>
        </div>
      )}
    </>
  );
}

/** Labelled sentences and lists about a case. */
export function CaseAbout({ about, scope }: { readonly about: FormCase['about']; readonly scope: Scope }) {
  const t = useTranslate();
  if (!about || about.length === 0) return null;
  return (
    <dl className="descry-case-about">
      {about.map((entry) => (
        <div key={entry.id} data-about={entry.id}>
          <dt>{t(entry.label, scope)}</dt>
          <dd>
            {entry.text && t(entry.text, scope)}
            {entry.items && (
              <ul className="descry-list">
                {entry.items.map((item, index) => (
                  <li key={index}>{t(item, scope)}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
