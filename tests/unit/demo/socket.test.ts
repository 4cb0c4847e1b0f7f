import { describe, expect, test, vi } from 'vitest';
import { createDemoSocketHub, socketToken } from '~/demo/server/socket';
import { call, control, demoApp } from '../../harness/demo/support';

const peer = () => ({ send: vi.fn(), close: vi.fn() });

describe('live channel', () => {
  test('a pushed message reaches every socket as JSON', async () => {
    const app = demoApp();
    const one = peer();
    const two = peer();
    app.hub.connect(one, 'demo-session-full');
    app.hub.connect(two, 'demo-session-entp');
    await control(app, 'push', { message: 7 });
    await control(app, 'push', { message: { type: 'ssoLogout', token: 'demo-session-full' } });
    expect(one.send.mock.calls).toEqual([['7'], ['{"type":"ssoLogout","token":"demo-session-full"}']]);
    expect(two.send).toHaveBeenCalledTimes(2);
  });

  test('the token of the counts answer opens it', async () => {
    const app = demoApp();
    const { body } = await call(app, 'getNotificationCounts');
    expect(body).toMatchObject({ token: 'demo-session-full', webSocketUrl: 'ws://demo.test/ui/uic/v3/live' });
    expect(app.hub.connect(peer(), 'demo-session-full')).toBeDefined();
  });

  test('a token that nobody has is turned away', () => {
    const hub = createDemoSocketHub(() => false);
    const stranger = peer();
    expect(hub.connect(stranger, 'stolen')).toBeUndefined();
    expect(stranger.close).toHaveBeenCalledWith(4401, 'unknown token');
  });

  test('pings are counted and not answered; a closed socket gets nothing more', () => {
    const hub = createDemoSocketHub(() => true);
    const one = peer();
    const connection = hub.connect(one, 't');
    connection?.message('ping');
    connection?.message('anything else');
    expect(hub.connections).toEqual([{ token: 't', pings: 1 }]);
    connection?.closed();
    expect(hub.push(1)).toBe(0);
    expect(one.send).not.toHaveBeenCalled();
  });

  test('the server can close every socket', () => {
    const hub = createDemoSocketHub(() => true);
    const one = peer();
    hub.connect(one, 't');
    hub.closeAll();
    expect(one.close).toHaveBeenCalledWith(1012, 'restart');
    expect(hub.connections).toEqual([]);
  });
});

test.each([
  ['sub-protocol in base64url', { given: ['console.v1, console.token.ZGVtby0_', '/live'], want: 'demo-?' }],
  ['query', { given: ['', '/live?token=demo-1'], want: 'demo-1' }],
  ['nowhere', { given: ['console.v1', '/live'], want: undefined }],
  ['sub-protocol that is no base64', { given: ['console.token.*', '/live'], want: '' }],
])('the token is read from: %s', (_, { given: [protocols = '', address = ''], want }) => {
  expect(socketToken(protocols, address)).toBe(want);
});
