import { describe, expect, test } from 'vitest';
import { UsageError } from '~/codegen/commands/command';
import { type StartSettings, startSettings } from '~/tools/settings';

interface Given {
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const settingsOf = ({ args = [], environment = {} }: Given) => startSettings(args, environment);

describe('the settings of a server', () => {
  test.each<[string, { given: Given; want: StartSettings }]>([
    ['the loopback and port 4173 without any', { given: {}, want: { host: '127.0.0.1', port: 4173 } }],
    [
      'the same with empty variables',
      { given: { environment: { HOST: '', PORT: '', CONSOLE_API: '' } }, want: { host: '127.0.0.1', port: 4173 } },
    ],
    ['HOST and PORT', { given: { environment: { HOST: '0.0.0.0', PORT: '80' } }, want: { host: '0.0.0.0', port: 80 } }],
    [
      'the address of another backend',
      {
        given: { environment: { CONSOLE_API: 'https://console.example.com/' } },
        want: { host: '127.0.0.1', port: 4173, api: 'https://console.example.com' },
      },
    ],
    [
      'a backend below a path',
      {
        given: { args: ['--api', 'https://console.example.com/api/'] },
        want: { host: '127.0.0.1', port: 4173, api: 'https://console.example.com/api' },
      },
    ],
    [
      'an option before its variable',
      {
        given: { args: ['--port=5000', '--host', '::1'], environment: { HOST: '0.0.0.0', PORT: '80' } },
        want: { host: '::1', port: 5000 },
      },
    ],
  ])('%s', (_name, { given, want }) => {
    expect(settingsOf(given)).toEqual(want);
  });

  test.each<[Given, string]>([
    [{ environment: { PORT: 'http' } }, 'PORT is "http"; it must be a number from 0 to 65535.'],
    [{ environment: { PORT: '65536' } }, 'PORT is "65536"; it must be a number from 0 to 65535.'],
    [{ environment: { PORT: '1e3' } }, 'PORT is "1e3"; it must be a number from 0 to 65535.'],
    [{ environment: { PORT: '0x50' } }, 'PORT is "0x50"; it must be a number from 0 to 65535.'],
    [{ environment: { PORT: ' 80' } }, 'PORT is " 80"; it must be a number from 0 to 65535.'],
    [{ environment: { PORT: '80.0' } }, 'PORT is "80.0"; it must be a number from 0 to 65535.'],
    [{ environment: { PORT: '-1' } }, 'PORT is "-1"; it must be a number from 0 to 65535.'],
    [{ args: ['--port', 'http'], environment: { PORT: '80' } }, '--port is "http"; it must be a number'],
    [{ args: ['--port='] }, '--port is ""; it must be a number'],
    [{ args: ['--host='] }, '--host must be an address of this machine, such as 127.0.0.1.'],
    [{ environment: { CONSOLE_API: 'console.example.com' } }, 'it must be an address such as https://console'],
    [{ environment: { CONSOLE_API: 'ftp://console.example.com' } }, 'it must be an address such as https://console'],
    [{ args: ['--api', 'https://a.example.com/?a=1'] }, '--api must be an address without user, password, query and'],
    [
      { environment: { CONSOLE_API: 'https://user:secret@a.example.com/' } },
      'must be an address without user, password',
    ],
  ])('%o is refused with a sentence', (given, want) => {
    expect(() => settingsOf(given)).toThrow(want);
  });

  test.each([
    [['--prot', '5000'], 'Unknown argument "--prot". Did you mean "--port"?'],
    [['5000'], 'Unknown argument "5000".'],
  ])('arguments that no server has are refused: %s', (args, want) => {
    expect(() => settingsOf({ args })).toThrow(new UsageError(want));
  });
});
