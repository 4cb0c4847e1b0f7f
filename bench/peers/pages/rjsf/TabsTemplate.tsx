import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import type { Tab } from '../../model/drawer';

/** The properties of an object on tabs, which rjsf leaves to a template. */
export function TabsTemplate({ properties, tabs }: ObjectFieldTemplateProps & { readonly tabs: readonly Tab[] }) {
  const [open, setOpen] = useState(tabs[0]);
  const contents = useMemo(() => new Map(properties.map(({ name, content }) => [name, content])), [properties]);
  return (
    <>
      <div role="tablist">
        {tabs.map((tab) => (
          <button key={tab.id} type="button" role="tab" aria-selected={tab === open} onClick={() => setOpen(tab)}>
            {tab.title}
          </button>
        ))}
      </div>
      {open?.sections.map(({ title, fields }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {fields.map(({ id }) => (
            <div key={id}>{contents.get(id)}</div>
          ))}
        </fieldset>
      ))}
    </>
  );
}
