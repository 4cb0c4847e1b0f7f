import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DialogFrame } from '~/ui/DialogFrame';
import { DrawerFrame } from '~/ui/DrawerFrame';

const width = { now: 400, set: () => undefined, min: 300, max: 900, initial: 400 };

function Page(props: { readonly drawer?: number; readonly dialog?: number }) {
  return (
    <>
      {props.dialog !== undefined && (
        <DialogFrame id="d" title="Dialog" box={{ width: 400, layer: props.dialog }} onClose={() => undefined}>
          Words
        </DialogFrame>
      )}
      {props.drawer !== undefined && (
        <DrawerFrame
          {...{ searchType: 'url', opening: '1', title: 'Drawer' }}
          box={{ width, pinned: false, pageMin: 0, layer: props.drawer }}
          onClose={() => undefined}
        >
          Facts
        </DrawerFrame>
      )}
    </>
  );
}

const zIndex = () => screen.getByTestId('dialog').parentElement?.style.zIndex;

test('a dialog in front of all drawers stays on its layer', () => {
  render(<Page drawer={1001} dialog={1002} />);
  expect(zIndex()).toBe('1002');
});

test.each([1002, 1500])('a dialog opens in front of a drawer with the z-index %i [DG-FRM-16]', (drawer) => {
  const { rerender } = render(<Page drawer={drawer} />);
  rerender(<Page drawer={drawer} dialog={1002} />);
  expect(zIndex()).toBe(String(drawer + 1));
});

test('a drawer that opens later is behind the dialog, which goes back to its layer when the drawer closes', () => {
  const { rerender } = render(<Page dialog={1002} />);
  rerender(<Page drawer={1500} dialog={1002} />);
  expect(zIndex()).toBe('1501');
  rerender(<Page dialog={1002} />);
  expect(zIndex()).toBe('1002');
});
