import type { FormCase } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useText } from '../use-text';
import './cases.css';

/** Sentences and lists about a case, under labels. */
export function CaseWords({ about, scope }: { readonly about: FormCase['about']; readonly scope: Scope }) {
  const text = useText();
  if (!about || about.length === 0) return null;
  return (
    <dl className="descry-case-about">
      {about.map((each) => (
        <div key={each.id} data-about={each.id}>
          <dt>{text(each.label, scope)}</dt>
          <dd>
            {each.text && text(each.text, scope)}
            {each.items && (
              <ul className="descry-list">
                {each.items.map((item, index) => (
                  <li key={index}>{text(item, scope)}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
