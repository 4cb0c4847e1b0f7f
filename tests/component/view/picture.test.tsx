import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import apt28 from '~/generated/console/pictures/apt28';
import blackBasta from '~/generated/console/pictures/black-basta';
import { PictureView } from '~/view/picture/PictureView';
import { setUp } from '../../harness/view/support';

const user = userEvent.setup({ delay: null });
const picture = () => screen.getByTestId('attack-path');
const scale = () => picture().getAttribute('data-scale');
const tooltip = () => screen.queryByRole('tooltip')?.textContent;
const part = (selector: string): HTMLElement => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing is ${selector}.`);
  return found;
};
const step = (id: string) => part(`[data-step="${id}"]`);
const click = (action: string) => user.click(part(`[data-action="${action}"]`));
const room = () => part('.descry-picture-room');
const offset = () => ['x', 'y'].map((side) => room().style.getPropertyValue(`--descry-picture-${side}`));

async function times(count: number, act: () => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done += 1) await act();
}

async function show(one = apt28, onExpand?: () => void) {
  const world = await setUp();
  await world.show(<PictureView picture={one} {...(onExpand && { onExpand })} />);
  return world;
}

describe('the scale', () => {
  test('a zoom step makes the picture a tenth larger or smaller [DG-AP-02, DG-AP-03, DG-CONST-14]', async () => {
    await show();
    expect(scale()).toBe('1');
    await click('zoom-in');
    expect([scale(), part('output').textContent]).toEqual(['1.1', '110%']);
    await times(2, () => click('zoom-out'));
    expect([scale(), part('output').textContent]).toEqual(['0.9', '90%']);
  });

  test('the scale of the picture stays above a tenth and does not drift [DG-AP-04, DG-AP-05, DG-CONST-15]', async () => {
    await show();
    await times(8, () => click('zoom-out'));
    expect(scale()).toBe('0.2');
    await times(12, () => click('zoom-out'));
    expect(scale()).toBe('0.2');
    await times(8, () => click('zoom-in'));
    expect(scale()).toBe('1');
  });

  test('keys zoom the picture, none of them a key of the browser, and zero shows all of it again [DG-AP-02]', async () => {
    await show();
    picture().focus();
    await user.keyboard('+=');
    expect(scale()).toBe('1.2');
    await user.keyboard('---');
    expect(scale()).toBe('0.9');
    await user.keyboard('{Control>}+{/Control}');
    expect(scale()).toBe('0.9');
    await user.keyboard('{ArrowRight}0');
    expect([scale(), offset()]).toEqual(['1', ['0px', '0px']]);
  });
});

test('each step of the picture is a button, in the order of time, and a text says that steps can be clicked [DG-AP-01]', async () => {
  await show(blackBasta);
  expect(screen.getByRole('figure', { name: 'Attack path of Black Basta' })).toBe(picture());
  const ids = [...document.querySelectorAll('button[data-step]')].map((each) => each.getAttribute('data-step'));
  expect(ids).toEqual(blackBasta.steps.map(({ id }) => id));
  expect(screen.getByText('Click a step to read about it.')).toBeDefined();
});

describe('the place', () => {
  const drag = (from: Element, ...to: readonly (readonly [x: number, y: number])[]) => {
    fireEvent.pointerDown(from, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
    for (const [clientX, clientY] of to) fireEvent.pointerMove(from, { pointerId: 1, clientX, clientY });
    const dragging = room().dataset['dragging'];
    fireEvent.pointerUp(from, { pointerId: 1 });
    return dragging;
  };

  test('dragging moves the picture by the same distance [DG-AP-06]', async () => {
    await show();
    expect(drag(room(), [130, 90], [160, 80])).toBe('true');
    expect([offset(), room().dataset['dragging']]).toEqual([['60px', '-20px'], undefined]);
    fireEvent.pointerMove(room(), { pointerId: 1, clientX: 300, clientY: 300 });
    expect(offset()).toEqual(['60px', '-20px']);
  });

  test('dragging a step moves the picture and does not click the step [DG-AP-06]', async () => {
    await show();
    drag(step('openwrt-demo'), [140, 100]);
    fireEvent.click(step('openwrt-demo'));
    expect([offset(), tooltip()]).toEqual([['40px', '0px'], undefined]);
    fireEvent.click(step('openwrt-demo'));
    expect(tooltip()).toContain('openwrt-demo');
  });

  test('a press on the picture that hardly moves is a click, and another mouse button drags nothing', async () => {
    await show();
    expect(drag(room(), [102, 101])).toBeUndefined();
    fireEvent.pointerDown(room(), { pointerId: 1, button: 2, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(room(), { pointerId: 1, clientX: 90, clientY: 0 });
    expect(offset()).toEqual(['0px', '0px']);
  });

  test('a press that ends beside the picture before it is a drag drags nothing later', async () => {
    await show();
    fireEvent.pointerDown(room(), { pointerId: 1, button: 0, clientX: 2, clientY: 100 });
    fireEvent.pointerLeave(room(), { pointerId: 1 });
    fireEvent.pointerMove(room(), { pointerId: 1, clientX: 90, clientY: 100 });
    expect([offset(), room().dataset['dragging']]).toEqual([['0px', '0px'], undefined]);
  });

  test('keys and buttons move the picture, and never all of it out of sight', async () => {
    await show();
    step('intruder').focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(offset()).toEqual(['-48px', '-48px']);
    await click('move-left');
    await click('move-up');
    expect(offset()).toEqual(['0px', '0px']);
    await times(50, () => click('move-right'));
    expect(Number.parseInt(offset()[0] ?? '', 10)).toBe(64 - apt28.width / 2);
    await click('fit');
    expect(offset()).toEqual(['0px', '0px']);
  });
});

describe('pointers that zoom', () => {
  const turn = (target: Element, deltaY: number, ctrlKey = false) => {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
    // The environment's event takes no keys.
    Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
    act(() => void target.dispatchEvent(event));
    return event.defaultPrevented;
  };

  test('each notch of the wheel zooms the picture by one step, and the page does not scroll [DG-AP-02]', async () => {
    await show();
    expect(turn(room(), -100)).toBe(true);
    expect(scale()).toBe('1.1');
    turn(room(), 120);
    turn(room(), 120);
    expect(scale()).toBe('0.9');
  });

  test('small turns of a touchpad add up to a zoom step, sooner while two fingers pinch', async () => {
    await show();
    for (let count = 0; count < 3; count += 1) turn(room(), -10);
    expect(scale()).toBe('1');
    turn(room(), -10);
    expect(scale()).toBe('1.1');
    turn(room(), 10, true);
    expect(scale()).toBe('1');
  });

  test('a wheel that scrolls the page goes on scrolling over the picture until it rests; with Ctrl it zooms at once', async () => {
    const { clock } = await show();
    const outside = screen.getByRole('button', { name: 'Outside' });
    expect([turn(outside, 100), turn(room(), 100), scale()]).toEqual([false, false, '1']);
    expect([turn(room(), 100, true), scale()]).toEqual([true, '0.9']);
    await act(() => clock.advance(300));
    expect([turn(room(), 100), scale()]).toEqual([true, '0.8']);
  });

  test('in a page that scrolls the wheel scrolls it, and zooms with Ctrl or while the focus is in the picture', async () => {
    await show();
    const page = room().parentElement;
    page?.style.setProperty('overflow-y', 'auto');
    Object.defineProperty(page, 'scrollHeight', { value: 2000 });
    expect([turn(room(), 100), scale()]).toEqual([false, '1']);
    expect([turn(room(), 100, true), scale()]).toEqual([true, '0.9']);
    act(() => room().focus());
    expect([turn(room(), 100), scale()]).toEqual([true, '0.8']);
  });

  test('two fingers zoom the picture by tenths as they spread', async () => {
    await show();
    fireEvent.pointerDown(room(), { pointerId: 1, button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerDown(room(), { pointerId: 2, button: 0, clientX: 100, clientY: 0 });
    fireEvent.pointerMove(room(), { pointerId: 2, clientX: 152, clientY: 0 });
    expect(scale()).toBe('1.5');
    fireEvent.pointerMove(room(), { pointerId: 2, clientX: 100, clientY: 0 });
    expect(scale()).toBe('1');
  });
});

describe('a step', () => {
  test('a click on a step of the picture, not hovering, opens its description, and a second one closes it [DG-AP-07]', async () => {
    await show();
    await user.hover(step('openwrt-demo'));
    expect(tooltip()).toBeUndefined();
    await user.click(step('openwrt-demo'));
    expect(tooltip()).toContain('the router is entered with its factory password');
    expect(step('openwrt-demo').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    expect(step('openwrt-demo').getAttribute('aria-pressed')).toBe('true');
    await user.click(step('openwrt-demo'));
    expect(tooltip()).toBeUndefined();
  });

  test('keys open the description of a step; Escape, a click beside it and leaving the picture close it', async () => {
    await show();
    step('intruder').focus();
    expect(tooltip()).toBeUndefined();
    await user.keyboard('{Enter}');
    expect(tooltip()).toContain('Step 1 of 5');
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeUndefined();
    await user.keyboard('{Enter}');
    await user.click(room());
    expect(tooltip()).toBeUndefined();
    await user.click(step('mail'));
    await user.click(screen.getByRole('button', { name: 'Outside' }));
    expect(tooltip()).toBeUndefined();
  });

  test.each([apt28, blackBasta])('each step of $id has a description of its own [DG-AP-08]', async (one) => {
    await show(one);
    const texts: (string | null | undefined)[] = [];
    for (const { id } of one.steps) {
      await user.click(step(id));
      texts.push(tooltip());
    }
    expect(new Set(texts).size).toBe(one.steps.length);
  });

  test('the description of a step is 304 px wide [DG-AP-09, DG-CONST-12]', async () => {
    await show();
    await user.click(step('mail'));
    expect(screen.getByRole('tooltip').style.width).toBe('304px');
  });

  test('the steps after the described one are marked as ahead', async () => {
    await show();
    await user.click(step('openwrt-demo'));
    const ahead = [...document.querySelectorAll('[data-step][data-ahead]')].map((each) =>
      each.getAttribute('data-step'),
    );
    expect(ahead).toEqual(['win10-1113-demo', 'mail']);
    expect(document.querySelectorAll('g[data-ahead]')).toHaveLength(2);
  });
});

test('a small picture has no visible texts of its steps, which keep their names', async () => {
  await show();
  const isTight = () => part('.descry-picture-steps').dataset['tight'];
  await times(5, () => click('zoom-out'));
  expect([scale(), isTight()]).toEqual(['0.5', undefined]);
  await click('zoom-out');
  expect([scale(), isTight()]).toEqual(['0.4', 'true']);
  expect(screen.getByRole('button', { name: 'openwrt-demo' })).toBe(step('openwrt-demo'));
});

describe('a larger view', () => {
  test('the button of a picture opens its larger view, and without one there is no button [DG-AP-11]', async () => {
    let requested = 0;
    await show(apt28, () => {
      requested += 1;
    });
    await click('full-screen');
    expect(requested).toBe(1);
  });

  test('a picture without a larger view has no button for it', async () => {
    await show();
    expect(document.querySelector('[data-action="full-screen"]')).toBeNull();
  });
});
