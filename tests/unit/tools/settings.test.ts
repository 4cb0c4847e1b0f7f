import { describe, expect, test } from 'vitest';
import { type StartSettings, startSettings } from '~/tools/settings';

describe('settings of npm start', () => {
  test.each<[string, { given: Record<string, string>; want: StartSettings }]>([
    ['the loopback and port 4173 unless said', { given: {}, want: { host: '127.0.0.1', port: 4173 } }],
    [
      'empty means unless said',
      { given: { HOST: '', PORT: '', CONSOLE_API: '' }, want: { host: '127.0.0.1', port: 4173 } },
    ],
    ['HOST and PORT', { given: { HOST: '0.0.0.0', PORT: '80' }, want: { host: '0.0.0.0', port: 80 } }],
    [
      'the address of another backend',
      {
        given: { CONSOLE_API: 'https://console.example.com/' },
        want: { host: '127.0.0.1', port: 4173, api: 'https://console.example.com' },
      },
    ],
    [
      'a backend below a path',
      {
        given: { CONSOLE_API: 'https://console.example.com/api/' },
        want: { host: '127.0.0.1', port: 4173, api: 'https://console.example.com/api' },
      },
    ],
  ])('%s', (_name, { given, want }) => {
    expect(startSettings(given)).toEqual(want);
  });

  test.each([
    [{ PORT: 'http' }, 'PORT is "http"; it must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536"; it must be a number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT is "-1"; it must be a number from 0 to 65535.'],
    [{ CONSOLE_API: 'console.example.com' }, 'it must be an address such as https://console.example.com.'],
    [{ CONSOLE_API: 'ftp://console.example.com' }, 'it must be an address such as https://console.example.com.'],
    [{ CONSOLE_API: 'https://console.example.com/?a=1' }, 'must be an address without user, password, query and'],
    [{ CONSOLE_API: 'https://user:secret@console.example.com/' }, 'must be an address without user, password, query'],
  ])('%o is refused with a sentence', (given, want) => {
    expect(() => startSettings(given)).toThrow(want);
  });
});
