import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the demo backend: no inline script or style, so that any policy allows it. */
export function page(title: string, script: string | undefined, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} - Descry demo</title>
        <link rel="icon" href="/icon.png" type="image/png" />
        <link rel="stylesheet" href="/__demo/pages/demo.css" />
        ${script === undefined ? '' : html`<script type="module" src="/__demo/pages/${script}"></script>`}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
