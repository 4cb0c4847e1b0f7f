import { afterEach, expect, test } from 'vitest';
import { trackUserActivity } from '~/platform/user-activity';

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
  let received = 0;
  const answer = { used };
  const passed: string[] = [];
  const onPage = ({ type }: Event): void => void passed.push(type);
  for (const type of ['keydown', 'keyup']) document.body.addEventListener(type, onPage);
  const end = trackUserActivity(window, () => {
    received += 1;
    return answer.used;
  });
  stop = () => {
    end();
    for (const type of ['keydown', 'keyup']) document.body.removeEventListener(type, onPage);
  };
  const dispatch = (event: Event): number => {
    document.body.dispatchEvent(event);
    return received;
  };
  return { dispatch: dispatch, passed, answer };
}

test('the pointer and keys of a person are heard [SH-IDL-07]', () => {
  const { dispatch: dispatch, passed } = setUp(false);
  expect([
    dispatch(byPerson(move(1))),
    dispatch(byPerson(move(2))),
    dispatch(byPerson(key('keydown', 'KeyA'))),
  ]).toEqual([1, 2, 3]);
  expect(passed).toEqual(['keydown']);
});

test.each<[string, () => readonly Event[]]>([
  ['events of a program', () => [move(1), key('keydown', 'KeyA')]],
  ['a key that is held down', () => [byPerson(key('keydown', 'KeyA', { repeat: true }))]],
  ['a key that is let go', () => [byPerson(key('keyup', 'KeyA'))]],
])('nothing automatic counts: %s', (_, events) => {
  const { dispatch: dispatch } = setUp(false);
  expect(events().map(dispatch)).toEqual(events().map(() => 0));
});

test('a pointer that is still while the page moves does not count', () => {
  const { dispatch: dispatch } = setUp(false);
  expect([dispatch(byPerson(move(7))), dispatch(byPerson(move(7)))]).toEqual([1, 1]);
});

test('a key that was used up is nobody else’s, until it is let go', () => {
  const { dispatch: dispatch, passed } = setUp(true);
  for (const event of [key('keydown', 'Enter'), key('keydown', 'Enter', { repeat: true }), key('keyup', 'Enter')]) {
    dispatch(byPerson(event));
    expect(event.defaultPrevented).toBe(true);
  }
  expect(passed).toEqual([]);
  dispatch(byPerson(key('keyup', 'Enter')));
  expect(passed).toEqual(['keyup']);
});

test('a key that was let go in another window is everybody’s again', () => {
  const { dispatch: dispatch, passed, answer } = setUp(true);
  dispatch(byPerson(key('keydown', 'Space')));
  answer.used = false;
  for (const type of ['keydown', 'keyup']) dispatch(byPerson(key(type, 'Space')));
  expect(passed).toEqual(['keydown', 'keyup']);
});
