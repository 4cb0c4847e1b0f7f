import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { DialogFrame } from '~/ui/DialogFrame';
import { DrawerFrame } from '~/ui/DrawerFrame';
import { severities, SeverityTag } from '~/ui/SeverityShape';
import { DropMenu } from '~/ui/menu/DropMenu';
import { Tooltip } from '~/ui/Tooltip';

describe('severity', () => {
  test('every rank has a shape, a word and a mark of its own', () => {
    render(severities.map((rank) => <SeverityTag key={rank} severity={rank}>{`Word ${rank}`}</SeverityTag>));
    const tags = [...document.querySelectorAll('[data-severity]')];
    expect(tags.map((tag) => tag.getAttribute('data-severity'))).toEqual(severities);
    expect(new Set(tags.map((tag) => tag.querySelector('svg')?.innerHTML)).size).toBe(severities.length);
    for (const [index, rank] of severities.entries()) expect(tags[index]?.textContent).toBe(`Word ${rank}`);
  });

  test('the mark can stand on the element around it instead', () => {
    render(
      <SeverityTag severity="high" marked={false}>
        High
      </SeverityTag>,
    );
    expect(document.querySelector('[data-severity]')).toBeNull();
  });
});

test('an entry of a menu shows what turns the writing as its code point', async () => {
  const entries = () => [{ id: 'a', text: 'invoice\u202egpj.exe', chosen: false }];
  render(<DropMenu icon="more" label="Views" action="views" entries={entries} onChoose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  expect(screen.getByRole('menuitemradio').textContent).toBe('invoice‹U+202E›gpj.exe');
});

describe('tooltip', () => {
  const show = (text: string | undefined) =>
    render(
      <Tooltip text={text} width={304}>
        {(target) => (
          <button type="button" aria-disabled {...target}>
            Target
          </button>
        )}
      </Tooltip>,
    );

  test('shows on hover, describes its target, and goes with the pointer', async () => {
    show('Because.');
    await userEvent.hover(screen.getByRole('button'));
    expect(screen.getByRole('tooltip').textContent).toBe('Because.');
    expect(screen.getByRole('button', { description: 'Because.' })).toBeDefined();
    await userEvent.unhover(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('shows what turns the writing as its code point', async () => {
    show('invoice\u202egpj.exe');
    await userEvent.hover(screen.getByRole('button'));
    expect(screen.getByRole('tooltip').textContent).toBe('invoice‹U+202E›gpj.exe');
  });

  test('shows on focus by keyboard and goes with Escape', async () => {
    show('Because.');
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('without a text there is none', async () => {
    show(undefined);
    await userEvent.hover(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

function Layers() {
  const [drawer, setDrawer] = useState(true);
  const [dialog, setDialog] = useState(true);
  return (
    <>
      {drawer && (
        <DrawerFrame
          searchType="4"
          title="Drawer"
          opening="1"
          box={{
            pinned: true,
            pageMin: 560,
            width: { min: 360, max: 960, initial: 450, now: 450, set: () => undefined },
            layer: 1001,
          }}
          onClose={() => setDrawer(false)}
        >
          <button type="button">In the drawer</button>
        </DrawerFrame>
      )}
      {dialog && (
        <DialogFrame id="d" title="Dialog" box={{ width: 400, layer: 1002 }} onClose={() => setDialog(false)}>
          <button type="button">In the dialog</button>
        </DialogFrame>
      )}
    </>
  );
}

describe('layers', () => {
  test('Escape takes one layer at a time, the topmost first [DR-FRAME-19]', async () => {
    render(<Layers />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getAllByRole('dialog').map((box) => box.textContent)).toEqual(['DrawerIn the drawer']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an Escape that someone has used already closes nothing', () => {
    render(<Layers />);
    const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    used.preventDefault();
    act(() => void document.body.dispatchEvent(used));
    expect(screen.getAllByRole('dialog')).toHaveLength(2);
  });

  test('a pinned drawer tells the page its width, and takes that back when it closes', async () => {
    render(<Layers />);
    const room = () => {
      const container = document.querySelector<HTMLElement>('[style*="--descry-drawer-space"]');
      return container?.style.getPropertyValue('--descry-drawer-space') ?? '';
    };
    expect(room()).toBe('450px');
    await userEvent.keyboard('{Escape}{Escape}');
    expect(room()).toBe('');
  });
});
