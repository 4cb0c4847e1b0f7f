// What an application in a frame must not do: for those who want to see that the console withstands it.
const panel = document.querySelector('#misbehave');
const statusLine = panel.querySelector('[role="status"]');
const post = (message) => window.parent.postMessage(message, location.origin);
const send = (event, detail) => post({ event, detail });

const deeds = {
  garbage: [
    'Garbage',
    () => ['text', 7, null, [], {}, { event: 5 }, { event: {}, detail: [] }, new Map()].forEach(post),
  ],
  'wrong-shape': [
    'Wrong shapes',
    () => {
      send('console:set-title', { title: { toString: 'no' } });
      send('console:set-title', 'no object');
      send('console:set-breadcrumbs', { items: 'no list' });
      send('console:set-breadcrumbs', { items: [null, 5, { label: 7 }, { to: '/dashboard' }] });
      send('console:open-drawer', { search_type: 99, id: '' });
      send('console:navigate', { to: { path: '/dashboard' } });
    },
  ],
  'unknown-event': [
    'Unknown events',
    () => ['console:delete-everything', 'constructor', '__proto__', ''].forEach((event) => send(event, {})),
  ],
  'not-accepted': [
    'Events that no frame may send',
    () => {
      send('console:set-banners', { items: [{ type: 'error', title: 'Forged banner', pid: 'forged' }] });
      send('console:session-message', { message: 'SESSION.EXPIRED' });
      send('console:logout');
      send('console:context', { theme: 'dark', language: 'ja' });
    },
  ],
  'script-addresses': [
    'Script addresses in breadcrumbs',
    () =>
      send('console:set-breadcrumbs', {
        items: [
          { label: 'Script', to: 'javascript:alert(document.domain)' },
          { label: 'Data', to: 'data:text/html,<script>alert(1)</script>' },
          { label: 'Elsewhere', to: '//evil.example/sign-in' },
          { label: '<img src=x onerror="alert(1)">', to: '/dashboard' },
        ],
      }),
  ],
  'script-navigation': [
    'Navigate to a script',
    () =>
      ['javascript:alert(1)', 'https://evil.example/', '//evil.example'].forEach((to) =>
        send('console:navigate', { to }),
      ),
  ],
  flood: [
    '10,000 messages',
    () => {
      for (let number = 1; number <= 10_000; number += 1) send('console:set-title', { title: `Message ${number}` });
    },
  ],
  'drawer-flood': [
    '500 drawers',
    () => {
      for (let number = 1; number <= 500; number += 1)
        send('console:open-drawer', { search_type: 6, id: `203.0.113.${number % 250}` });
    },
  ],
  'huge-title': ['A huge title', () => send('console:set-title', { title: 'Huge '.repeat(200_000) })],
  'hostile-title': [
    'A hostile title',
    () => send('console:set-title', { title: '<b>Bold</b> \u202Egnp.exe\u0000\n\n' }),
  ],
  'many-crumbs': [
    '5,000 breadcrumbs',
    () =>
      send('console:set-breadcrumbs', {
        items: Array.from({ length: 5000 }, (_, index) => ({ label: `Crumb ${index}` })),
      }),
  ],
  'ready-again': ['Ready, 200 times', () => Array.from({ length: 200 }).forEach(() => send('console:frame-ready', {}))],
  leave: ['Leave for another page', () => location.assign('/__demo/pages/vendor.html')],
  reload: ['Load anew', () => location.reload()],
};

panel.querySelector('.buttons').append(
  ...Object.entries(deeds).map(([name, [label, act]]) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    button.dataset.misbehave = name;
    button.addEventListener('click', () => {
      act();
      statusLine.textContent = `Done: ${label}`;
    });
    return button;
  }),
);
