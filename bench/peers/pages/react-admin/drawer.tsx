import { Button, Drawer } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { AdminContext, Labeled, RecordContextProvider, ResourceContextProvider, TabbedShowLayout } from 'react-admin';
import { answerFor, type Answer } from '../../model/answer';
import { drawerTabs, fieldsOf, type DrawerName, type Tab } from '../../model/drawer';
import { withText } from '../../model/page';
import { find, mount } from '../mount';
import { Heading, shownField } from './fields';

/** Shows the page with a drawer. */
export function showDrawer(name: DrawerName): void {
  const tabs = drawerTabs(name);
  mount(<Page object={answerFor(fieldsOf(tabs))} details={<Details tabs={tabs} />} />, {
    open: () => find('#open'),
    close: () => find('#close'),
    tab: (title) => withText('[role="tab"]', title),
    unfold: () => find('.unfold'),
  });
}

function Page({ object, details }: { readonly object: Answer; readonly details: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <AdminContext>
      <Button id="open" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        transitionDuration={0}
        slotProps={{ paper: { sx: { width: 450 } } }}
      >
        <Button id="close" onClick={close}>
          Close
        </Button>
        <ResourceContextProvider value="objects">
          <RecordContextProvider value={{ ...object, id: 1 }}>{details}</RecordContextProvider>
        </ResourceContextProvider>
      </Drawer>
    </AdminContext>
  );
}

function Details({ tabs }: { readonly tabs: readonly Tab[] }) {
  return (
    <TabbedShowLayout syncWithLocation={false}>
      {tabs.map(({ id, title, sections }) => (
        <TabbedShowLayout.Tab key={id} label={title}>
          {sections.flatMap((section) => [
            <Heading key={section.title} text={section.title} />,
            ...section.fields.map((field) => (
              <Labeled key={field.id} label={field.label}>
                {shownField(field)}
              </Labeled>
            )),
          ])}
        </TabbedShowLayout.Tab>
      ))}
    </TabbedShowLayout>
  );
}
