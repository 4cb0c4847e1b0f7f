import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useTabStop } from '~/ui/PropertyList';

function Buttons({ names }: { readonly names: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useTabStop(box, 'button');
  return (
    <div ref={box}>
      {names.map((name) => (
        <button key={name}>{name}</button>
      ))}
    </div>
  );
}

const stops = () => screen.getAllByRole('button').flatMap((each) => (each.tabIndex === 0 ? [each.textContent] : []));
const update = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test('the Tab key reaches the first button, or the one that had the focus last', async () => {
  render(<Buttons names={['a', 'b', 'c']} />);
  expect(stops()).toEqual(['a']);
  await userEvent.click(screen.getByRole('button', { name: 'b' }));
  expect(stops()).toEqual(['b']);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('b');
});

test('when that button goes, the first is reached again; buttons that come change nothing', async () => {
  const { rerender } = render(<Buttons names={['a', 'b']} />);
  screen.getByRole('button', { name: 'b' }).focus();
  rerender(<Buttons names={['x', 'a', 'b']} />);
  await update();
  expect(stops()).toEqual(['b']);
  rerender(<Buttons names={['x', 'a']} />);
  await update();
  expect(stops()).toEqual(['x']);
});
