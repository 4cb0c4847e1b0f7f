import '../page.css';
import Form from '@rjsf/core';
import type { FieldProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { useState } from 'react';
import { answerFor, type Answer } from '../../model/answer';
import { drawerTabs, fieldsOf, type DrawerName, type Kind } from '../../model/drawer';
import { withText } from '../../model/page';
import { drawerSchema } from '../../model/schemas';
import { find, mount } from '../mount';
import { Shown } from './Shown';
import { TabsTemplate } from './TabsTemplate';

/** What `@rjsf/validator-ajv8` compiles schemas to. */
export type Validators = Parameters<typeof createPrecompiledValidator>[0];

/** Shows the page with a drawer: a form that cannot be changed. */
export function showDrawer(name: DrawerName, validators: Validators): void {
  const tabs = drawerTabs(name);
  const fields = fieldsOf(tabs);
  const schema: RJSFSchema = drawerSchema(fields);
  const kinds = new Map<string, Kind>(fields.map(({ id, kind }) => [id, kind]));
  const form = {
    schema,
    uiSchema: Object.fromEntries(fields.map(({ id }) => [id, { 'ui:field': 'shown', 'ui:label': false }])),
    validator: createPrecompiledValidator(validators, schema),
    fields: { shown: (props: FieldProps) => <ShownField {...props} kinds={kinds} /> },
    templates: {
      ObjectFieldTemplate: (props: ObjectFieldTemplateProps) => <TabsTemplate {...props} tabs={tabs} />,
      ButtonTemplates: { SubmitButton: () => null },
    },
  };
  const draw = (formData: Answer) => <Form {...form} formData={formData} readonly />;
  mount(<Page draw={draw} object={answerFor(fields)} />, {
    open: () => find('#open'),
    close: () => find('#close'),
    tab: (title) => withText('[role="tab"]', title),
    unfold: () => find('.unfold'),
  });
}

interface PageProps {
  readonly draw: (object: Answer) => React.ReactNode;
  readonly object: Answer;
}

function Page({ draw, object }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <div className="drawer">
          <button id="close" onClick={() => setOpen(false)}>
            Close
          </button>
          {draw(object)}
        </div>
      )}
    </>
  );
}

function ShownField({ name, schema, formData, kinds }: FieldProps & { readonly kinds: ReadonlyMap<string, Kind> }) {
  return (
    <div className="pairs">
      <span>{schema.title}</span>
      <div>
        <Shown kind={kinds.get(name) ?? 'text'} value={formData} />
      </div>
    </div>
  );
}
