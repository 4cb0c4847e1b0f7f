import { afterEach, expect, test } from 'vitest';
import { hearUser } from '../../src/session/hear-user';

let stop = (): void => undefined;
afterEach(() => stop());

/** What the person does, as the browser tells it. */
function byPerson<T extends Event>(event: T): T {
  return Object.defineProperty(event, 'isTrusted', { value: true });
}

const move = (x: number): MouseEvent => new MouseEvent('mousemove', { screenX: x, screenY: 1, bubbles: true });
const key = (type: string, code: string, members: object = {}): KeyboardEvent =>
  new KeyboardEvent(type, { code, bubbles: true, cancelable: true, ...members });

function setUp(used: boolean) {
  let heard = 0;
  const answer = { used };
  const passed: string[] = [];
  const onPage = ({ type }: Event): void => void passed.push(type);
  for (const type of ['keydown', 'keyup']) document.body.addEventListener(type, onPage);
  const end = hearUser(window, () => {
    heard += 1;
    return answer.used;
  });
  stop = () => {
    end();
    for (const type of ['keydown', 'keyup']) document.body.removeEventListener(type, onPage);
  };
  const tell = (event: Event): number => {
    document.body.dispatchEvent(event);
    return heard;
  };
  return { tell, passed, answer };
}

test('SH-IDL-07: the pointer and keys of a person are heard', () => {
  const { tell, passed } = setUp(false);
  expect([tell(byPerson(move(1))), tell(byPerson(move(2))), tell(byPerson(key('keydown', 'KeyA')))]).toEqual([1, 2, 3]);
  expect(passed).toEqual(['keydown']);
});

test.each<[string, () => readonly Event[]]>([
  ['events of a program', () => [move(1), key('keydown', 'KeyA')]],
  ['a key that is held down', () => [byPerson(key('keydown', 'KeyA', { repeat: true }))]],
  ['a key that is let go', () => [byPerson(key('keyup', 'KeyA'))]],
])('nothing automatic counts: %s', (_, events) => {
  const { tell } = setUp(false);
  expect(events().map(tell)).toEqual(events().map(() => 0));
});

test('a pointer that stands still while the page moves does not count', () => {
  const { tell } = setUp(false);
  expect([tell(byPerson(move(7))), tell(byPerson(move(7)))]).toEqual([1, 1]);
});

test('a key that was used up is nobody else’s, until it is let go', () => {
  const { tell, passed } = setUp(true);
  for (const event of [key('keydown', 'Enter'), key('keydown', 'Enter', { repeat: true }), key('keyup', 'Enter')]) {
    tell(byPerson(event));
    expect(event.defaultPrevented).toBe(true);
  }
  expect(passed).toEqual([]);
  tell(byPerson(key('keyup', 'Enter')));
  expect(passed).toEqual(['keyup']);
});

test('a key that was let go in another window is everybody’s again', () => {
  const { tell, passed, answer } = setUp(true);
  tell(byPerson(key('keydown', 'Space')));
  answer.used = false;
  for (const type of ['keydown', 'keyup']) tell(byPerson(key(type, 'Space')));
  expect(passed).toEqual(['keydown', 'keyup']);
});
