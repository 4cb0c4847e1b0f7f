import { describe, expect, test } from 'vitest';
import { deployOptions } from '~/tools/deploy/options';

describe('parameters', () => {
  test.each<[string, { parameters: readonly string[]; message: RegExp }]>([
    ['no server', { parameters: [], message: /^Usage: npm run deploy/ }],
    ['another server', { parameters: ['apache'], message: /^Usage: npm run deploy/ }],
    ['two servers', { parameters: ['nginx', 'caddy'], message: /^Usage: npm run deploy/ }],
    ['an unknown option', { parameters: ['nginx', '--bas', '/'], message: /--bas'[^]*Usage: npm run deploy/ }],
    [
      'a path without a slash at its end',
      { parameters: ['nginx', '--base', '/a'], message: /--base is "\/a"; .*\/console\// },
    ],
    ['a path with a directive', { parameters: ['nginx', '--base', '/;/'], message: /--base/ }],
    ['an address of another scheme', { parameters: ['nginx', '--api', 'ftp://a'], message: /--api/ }],
    ['an address with a password', { parameters: ['nginx', '--api', 'http://a:b@c'], message: /--api/ }],
    ['an address with a port that is none', { parameters: ['nginx', '--api', 'http://a:99999'], message: /--api/ }],
    ['a host with a blank', { parameters: ['nginx', '--host', 'a b'], message: /--host/ }],
    ['a front without a range', { parameters: ['nginx', '--front', 'balancer'], message: /--front is "balancer"/ }],
    ['a front that is no address', { parameters: ['nginx', '--front', '999.0.0.0/8'], message: /--front/ }],
    ['a front with too long a range', { parameters: ['nginx', '--front', '10.0.0.0/33'], message: /--front/ }],
    [
      'a second front with a directive',
      { parameters: ['nginx', '--front', 'fd00::/8', '--front', '10.0.0.0/8/;'], message: /--front is "10.*\/8\/;"/ },
    ],
    ['a port that is none', { parameters: ['nginx', '--listen', 'http'], message: /--listen/ }],
    ['a port that is too large', { parameters: ['nginx', '--listen', '65536'], message: /--listen .*from 1 to 65535/ }],
    ['the port 0', { parameters: ['caddy', '--listen', '[::1]:0'], message: /--listen .*from 1 to 65535/ }],
    ['a negative port', { parameters: ['caddy', '--listen=-1'], message: /--listen .*from 1 to 65535/ }],
    ['a host with too large a port', { parameters: ['nginx', '--host', 'a:70000'], message: /--host .*to 65535/ }],
    ['no host', { parameters: ['nginx', '--host='], message: /--host is ""/ }],
    ['a backend at port 0', { parameters: ['nginx', '--api', 'http://a:0'], message: /--api/ }],
    ['an address of IPv6 without brackets', { parameters: ['nginx', '--listen', '::1:80'], message: /--listen/ }],
    ['a folder that is relative', { parameters: ['nginx', '--root', 'dist'], message: /--root/ }],
  ])('%s: the message says what is wrong', (_, { parameters, message }) => {
    expect(() => deployOptions(parameters)).toThrow(message);
  });
});
