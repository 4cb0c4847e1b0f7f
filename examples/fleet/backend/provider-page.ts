import { html } from 'hono/html';
import type { Person } from './people';

/** The page on which a person is chosen. Its form sends the request again, with the person. */
export function peoplePage(people: readonly Person[], request: URLSearchParams) {
  const fields = [...request].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
  const choices = people.map(
    ({ id, name, role }) => html`<button name="person" value="${id}"><strong>${name}</strong> ${role}</button>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sign in to the fleet</title>
        <link rel="stylesheet" href="/oauth/style.css" />
      </head>
      <body>
        <main>
          <h1>Who are you?</h1>
          <p>This provider belongs to the example and asks for no password.</p>
          <form method="post" action="/oauth/authorize">
            ${fields} ${choices}
            <button name="person" value="">Nobody of these</button>
          </form>
        </main>
      </body>
    </html>`;
}

/** The style sheet of the page: the content policy allows none inside it. */
export const pageStyle = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { box-sizing: border-box; max-width: 400px; min-height: 100vh; margin: 0 auto; padding: 24px; align-content: center; }
h1 { margin: 0; font-size: 20px; }
form { display: grid; gap: 8px; }
button { padding: 10px 12px; border: 1px solid GrayText; border-radius: 4px; background: Canvas; color: CanvasText;
  font: inherit; text-align: start; cursor: pointer; }
button strong { display: block; }
button:hover { background: color-mix(in srgb, Canvas, CanvasText 8%); }
button:focus-visible { outline: 2px solid #0f766e; outline-offset: 2px; }
`;
