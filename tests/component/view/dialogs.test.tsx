import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Dialog } from '~/generated/contract/descriptor-types';
import { DialogView } from '~/view/dialog/DialogView';
import { ActionHostContext } from '~/view/action/action-host';
import { settle } from '../../harness/fake-clock';
import { setUp } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const button = (id: string) => ({ id, label: text(id), action: { type: 'close' } }) as const;

async function openGeneric(params: Readonly<Record<string, unknown>>) {
  const world = await setUp();
  await world.show();
  screen.getByRole('button', { name: 'Outside' }).focus();
  await act(async () => {
    world.overlays.show('generic', params);
    await settle();
  });
  await screen.findByRole('dialog');
  return world;
}

async function showDialog(dialog: Dialog) {
  const closed: string[] = [];
  const world = await setUp();
  const close = (): void => void closed.push(dialog.id);
  await world.show(
    <ActionHostContext value={{ close, refresh: () => undefined }}>
      <DialogView dialog={dialog} overlay={{ params: {} }} onClose={close} />
    </ActionHostContext>,
  );
  return { ...world, closed };
}

const openDialogs: Dialog = {
  id: 'asking',
  title: text('Please answer'),
  closing: 'must-answer',
  width: 400,
  content: [{ type: 'paragraph', text: text('Do you agree?') }],
  buttons: [button('agree'), button('cancel')],
};

describe('the box', () => {
  test('a dialog is 832 x 512 on layer 1002 unless its opener gives another size [DG-GM-02, DG-CONST-18, DR-GMOD-03, 05, DR-CONST-02, DR-CONST-06]', async () => {
    await openGeneric({ title: 'Hello', text: 'Words' });
    const box = screen.getByRole('dialog', { name: 'Hello' });
    expect([box.style.width, box.style.height]).toEqual(['832px', '512px']);
    expect(box.getAttribute('data-dialog')).toBe('generic');
    expect(box.parentElement?.style.zIndex).toBe('1002');
    expect(box.textContent).toContain('Words');
  });

  test('the opener of a dialog can give another size [DG-GM-03, DR-GMOD-04]', async () => {
    await openGeneric({ title: 'Hello', text: 'Words', width: 830, height: 500 });
    const box = screen.getByRole('dialog');
    expect([box.style.width, box.style.height]).toEqual(['830px', '500px']);
  });

  test('a text that an action passes to a dialog is shown in the language of the reader', async () => {
    await openGeneric({ title: { key: 'DRAWER.TITLE' }, text: 'Words' });
    expect(screen.getByRole('dialog', { name: 'Detail Profile' })).toBeDefined();
  });

  test('an input of a dialog is shown as text, never as markup or as a placeholder', async () => {
    await openGeneric({ title: 'T', text: '<b>{title}</b> $t(DRAWER.TITLE)' });
    expect(screen.getByText('<b>{title}</b> $t(DRAWER.TITLE)')).toBeDefined();
  });
});

describe('the content', () => {
  test('a paragraph with an intent is in a box of its colour, and describes the dialog as any other', async () => {
    const content: Dialog['content'] = [
      { type: 'paragraph', text: text('Do you agree?') },
      { type: 'paragraph', intent: 'warning', text: text('It has changed.') },
    ];
    await showDialog({ ...openDialogs, content });
    expect(screen.getByText('It has changed.').classList).toContain('bp6-intent-warning');
    expect(screen.getByText('Do you agree?').className).toBe('');
    expect(screen.getByRole('alertdialog', { description: 'Do you agree? It has changed.' })).toBeDefined();
  });
});

describe('the focus', () => {
  test('the focus is in a dialog when it opens, stays in it with the Tab key, and returns when it closes', async () => {
    const user = userEvent.setup();
    await openGeneric({ title: 'Hello', text: 'Words', buttons: [{ text: 'Fine', action: 'close' }] });
    const box = screen.getByRole('dialog');
    expect(box.contains(document.activeElement)).toBe(true);
    for (let step = 0; step < 4; step += 1) {
      await user.tab();
      expect(box.contains(document.activeElement)).toBe(true);
    }
    await user.tab({ shift: true });
    expect(box.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Outside');
  });

  test('a focus that leaves an open dialog returns to it', async () => {
    await openGeneric({ title: 'Hello', text: 'Words' });
    act(() => screen.getByRole('button', { name: 'Outside' }).focus());
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });
});

describe('closing', () => {
  test('a click outside closes a dialog that can be dismissed', async () => {
    await openGeneric({ title: 'Hello', text: 'Words' });
    fireEvent.click(document.querySelector('.descry-backdrop') ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a dialog that must be answered is an alert dialog, which only its buttons close', async () => {
    const { closed } = await showDialog(openDialogs);
    const box = screen.getByRole('alertdialog', { name: 'Please answer' });
    await userEvent.keyboard('{Escape}');
    fireEvent.click(document.querySelector('.descry-backdrop') ?? document.body);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(closed).toEqual([]);
    expect(box.querySelector('[data-action="agree"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'agree' }));
    expect(closed).toEqual(['asking']);
  });

  test('Escape closes the topmost layer alone [DR-FRAME-19]', async () => {
    const world = await openGeneric({ title: 'First', text: 'Words' });
    await act(async () => {
      world.overlays.show('generic', { title: 'Second', text: 'Words' });
      await settle();
    });
    await world.go('/home?profile=4&profileId=x');
    const names = () => screen.queryAllByRole('dialog').map((box) => box.querySelector('h2')?.textContent);
    expect(names()).toEqual(['Detail Profile', 'First', 'Second']);
  });
});

describe('buttons that the opener of a dialog passes', () => {
  test('buttons from the opener of a dialog close, navigate or open; others are left out', async () => {
    const { address, page } = await openGeneric({
      title: 'T',
      text: 'x',
      buttons: [
        { text: 'Leave', action: 'close' },
        { text: 'Go', action: 'navigate', to: '/app/ddr' },
        { text: 'Outside', action: 'open', to: 'https://a.example/' },
        { text: 'Bad', action: 'run', to: 'x' },
        { text: 'Nowhere', action: 'navigate' },
        'nonsense',
      ],
    });
    const actions = [...document.querySelectorAll('.descry-dialog-footer [data-action]')];
    expect(actions.map((item) => item.textContent)).toEqual(['Leave', 'Go', 'Outside']);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(address.get()).toBe('/app/ddr');
    expect(page.done).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('embedded pages', () => {
  const frame = () => document.querySelector('iframe');
  const state = () => screen.getByRole('dialog').getAttribute('data-state');

  test('an embedded page is in a sandboxed frame, with a spinner until it has loaded [DG-GM-04, DR-GMOD-01, 02]', async () => {
    await openGeneric({ title: 'Page', url: 'https://frames.example/a' });
    expect(frame()).toMatchObject({ src: 'https://frames.example/a', title: 'Page' });
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(state()).toBe('loading');
    act(() => void frame()?.dispatchEvent(new Event('load')));
    expect(state()).toBe('data');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('after 15 s an embedded page has a message with "Try again" in place of the spinner; a page that comes later is shown', async () => {
    const { clock } = await openGeneric({ title: 'Page', url: '/slow' });
    await act(() => clock.advance(14_999));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('progressbar')).toBeDefined();
    await act(() => clock.advance(1));
    expect(screen.getByText('The page does not answer.')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    const first = frame();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBe(first);
    expect(screen.getByRole('progressbar')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await act(() => clock.advance(20_000));
    act(() => void frame()?.dispatchEvent(new Event('load')));
    expect(state()).toBe('data');
  });

  test.each(['https://evil.example/', 'javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
    '%s gets no frame',
    async (url) => {
      await openGeneric({ title: 'Page', url });
      expect(frame()).toBeNull();
      expect(state()).toBe('failed');
    },
  );
});

describe('buttons of descriptors', () => {
  const withButton = (changes: object) => ({ ...openDialogs, buttons: [{ ...button('do'), ...changes }] });

  test('a disabled button of a dialog stays visible, can be focused, and gives the reason', async () => {
    const { closed } = await showDialog(withButton({ enabledWhen: () => false, disabledReason: text('You may not.') }));
    const item = screen.getByRole('button', { name: 'do' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(item);
    const tip = screen.getByRole('tooltip');
    expect(tip.textContent).toBe('You may not.');
    expect(tip.style.width).toBe('304px');
    expect(item.getAttribute('aria-describedby')).toBe(tip.id);
    await userEvent.click(item);
    expect(closed).toEqual([]);
  });

  test('a button of a dialog whose condition is not true is hidden', async () => {
    await showDialog(withButton({ visibleWhen: () => undefined }));
    expect(screen.queryByRole('button', { name: 'do' })).toBeNull();
  });

  test('a button with a confirmation acts only after a button with the same words and colour', async () => {
    const { closed } = await showDialog(withButton({ confirm: text('Really?'), intent: 'danger' }));
    await userEvent.click(screen.getByRole('button', { name: 'do' }));
    await screen.findByText('Really?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Really?')).toBeNull());
    expect(closed).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'do' }));
    const confirmation = await screen.findByRole('dialog', { name: 'do' });
    const confirm = within(confirmation).getByRole('button', { name: 'do' });
    expect(confirm.className).toContain('intent-danger');
    await userEvent.click(confirm);
    expect(closed).toEqual(['asking']);
  });
});
