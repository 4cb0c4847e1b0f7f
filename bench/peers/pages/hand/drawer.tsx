import '@blueprintjs/core/lib/css/blueprint.css';
import '../page.css';
import { Button, Drawer } from '@blueprintjs/core';
import { useState, type ComponentType } from 'react';
import { answerFor, type Answer } from '../../model/answer';
import { drawerTabs, fieldsOf, type DrawerName } from '../../model/drawer';
import { withText } from '../../model/page';
import { find, mount } from '../mount';

/** The tabs of a drawer with one element for each field, which `bench/peers/build/hand.ts` writes. */
type Details = ComponentType<{ readonly object: Answer }>;

/** Shows the page with a drawer. */
export function showDrawer(name: DrawerName, Details: Details): void {
  const object = answerFor(fieldsOf(drawerTabs(name)));
  mount(<Page Details={Details} object={object} />, {
    open: () => find('#open'),
    close: () => find('.bp6-drawer .bp6-dialog-close-button'),
    tab: (title) => withText('[role="tab"]', title),
    unfold: () => find('.unfold'),
  });
}

function Page({ Details, object }: { readonly Details: Details; readonly object: Answer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button id="open" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} size={450} title="Object" transitionDuration={0}>
        <div className="scroll">
          <Details object={object} />
        </div>
      </Drawer>
    </>
  );
}
