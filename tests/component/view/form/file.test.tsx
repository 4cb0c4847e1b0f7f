import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import sandboxFile from '~/generated/console/dialogs/sandbox-file';
import { settle } from '~/tests/harness/fake-clock';
import { showDialog } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

const pdf = (name = 'invoice.pdf', size = 2048): File => {
  const file = new File(['x'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

async function open() {
  const world = await showDialog(sandboxFile);
  const control = await screen.findByLabelText<HTMLInputElement>(/^File/);
  const choose = async (...files: File[]): Promise<void> => {
    // The control also refuses what its "accept" would have hidden, and what is dropped.
    fireEvent.change(control, { target: { files } });
    await act(settle);
  };
  const drop = async (...files: File[]): Promise<void> => {
    fireEvent.drop(control, { dataTransfer: { files, types: ['Files'] } });
    await act(settle);
  };
  const submit = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await act(settle);
  };
  return { ...world, control, choose, drop, submit };
}

const chosen = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const problem = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

describe('a file', () => {
  test('is chosen or dropped, shown with its size, replaced and removed', async () => {
    const { control, choose, drop } = await open();
    expect(control).toMatchObject({ type: 'file', multiple: false });
    await choose(pdf());
    expect(chosen()).toEqual(['invoice.pdf2.00 KB']);
    await drop(pdf('other.PDF', 3));
    expect(chosen()).toEqual(['other.PDF3 Bytes']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove other.PDF' }));
    expect(chosen()).toEqual([]);
    expect(document.activeElement).toBe(control);
  });

  test('with a name that turns the writing shows it as escapes', async () => {
    const { choose } = await open();
    await choose(pdf('invoice\u202Efdp.exe'));
    expect(chosen()).toEqual(['invoice‹U+202E›fdp.exe2.00 KB']);
  });

  test.each([
    ['too large', [pdf('a.pdf', 26_214_401)], 'a.pdf has 25.00 MB. The limit is 25 MB: choose a smaller file.'],
    ['empty', [pdf('a.pdf', 0)], 'a.pdf is empty. Choose a file with content.'],
    ['of another type', [pdf('a.png')], 'a.png is of another type.'],
    ['one of several', [pdf(), pdf('b.pdf')], 'Only one file can be sent. Choose one.'],
  ])('that is %s is refused at once, and the file before stays', async (_, files, want) => {
    const { drop } = await open();
    await drop(pdf('first.pdf'));
    await drop(...files);
    expect(problem()).toContain(want);
    expect(chosen()).toEqual(['first.pdf2.00 KB']);
    await drop(pdf('next.pdf'));
    expect(problem()).toBe('');
  });

  test('is required: without one the control has the focus and says so', async () => {
    const { control, submit, calls, choose } = await open();
    await submit();
    expect(calls).toEqual([]);
    expect(document.activeElement).toBe(control);
    expect(screen.getByText('Choose the file to submit.')).toBeTruthy();
    expect(control.getAttribute('aria-invalid')).toBe('true');
    await choose(pdf());
    expect(screen.queryByText('Choose the file to submit.')).toBeNull();
  });

  test('that misses the control does not make the browser leave the page', async () => {
    await open();
    const missed = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(missed, { dataTransfer: { types: ['Files'] } });
    document.body.dispatchEvent(missed);
    expect(missed.defaultPrevented).toBe(true);
  });
});

describe('an upload', () => {
  async function begun() {
    const world = await open();
    await world.choose(pdf());
    await userEvent.type(screen.getByLabelText(/^Comment/), 'From a mail');
    await world.submit();
    return world;
  }

  test('sends the file and the fields, and closes when it is answered', async () => {
    const { calls, closed } = await begun();
    const form = calls[0]?.upload?.body;
    const sent = form instanceof FormData ? [...form] : [];
    expect(sent.map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['file', 'invoice.pdf'],
      ['priority', 'normal'],
      ['comment', 'From a mail'],
    ]);
    await calls[0]?.answer(json({ data: { id: 'sub-1' } }));
    expect(closed).toEqual(['sandbox-file']);
  });

  test('shows how far it is, in words for a screen reader too', async () => {
    const { calls } = await begun();
    const total = 4 * 1024 * 1024;
    await act(() => calls[0]?.upload?.onProgress({ sent: total * 0.62, total }));
    const bar = screen.getByRole('progressbar', { name: 'Upload' });
    expect(bar.getAttribute('aria-valuetext')).toBe('62% of 4.00 MB sent');
    expect(screen.getByText('50% of 4.00 MB sent')).toBeTruthy();
    await act(() => calls[0]?.upload?.onProgress({ sent: total, total }));
    expect(bar.getAttribute('aria-valuetext')).toBe('Everything is sent. Waiting for the answer.');
  });

  test('is cancelled, and nothing that was entered is lost', async () => {
    const { calls, services } = await begun();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await act(settle);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(problem()).toContain('The upload was cancelled.');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(chosen()).toEqual(['invoice.pdf2.00 KB']);
    expect(screen.getByLabelText(/^Comment/)).toHaveProperty('value', 'From a mail');
    expect(services.toasts.list.get()).toEqual([]);
  });

  test('that is cancelled when everything is sent may have been accepted', async () => {
    const { calls } = await begun();
    await act(() => calls[0]?.upload?.onProgress({ sent: 2048, total: 2048 }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await act(settle);
    expect(problem()).toContain('The server may have accepted it');
  });

  test('that fails when its dialog has been closed says so all the same', async () => {
    const { calls, services } = await begun();
    cleanup();
    await calls[0]?.answer(json({ info: { number: 413_000 } }, 413));
    expect(services.toasts.list.get()).toHaveLength(1);
  });

  test.each([
    [413, 'The limit of this form is 25 MB: choose a smaller file, or compress it.'],
    [415, 'The server refused this type of file. Choose a file of these types: .exe'],
  ])('that the server refuses with %i says why and what to do, in the form', async (status, want) => {
    const { calls, services, submit } = await begun();
    await calls[0]?.answer(json({ info: { number: status * 1000 } }, status));
    expect(problem()).toContain(want);
    expect(services.toasts.list.get()).toEqual([]);
    expect(chosen()).toEqual(['invoice.pdf2.00 KB']);
    await submit();
    expect(calls).toHaveLength(2);
    expect(problem()).toBe('');
  });

  test('that fails otherwise leaves the form as it is', async () => {
    const { calls, closed } = await begun();
    await calls[0]?.answer(json({}, 500));
    expect(closed).toEqual([]);
    expect(chosen()).toEqual(['invoice.pdf2.00 KB']);
    expect(within(screen.getByTestId('dialog')).getByRole('button', { name: 'Submit' })).toBeTruthy();
  });
});
