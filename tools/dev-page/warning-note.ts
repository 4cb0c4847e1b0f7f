import { warningsEvent, type DevWarnings } from '~/codegen/host/dev-warnings';

/**
 * The note about warnings on a page of the development server: a small button with their number, which opens their
 * list. It is made without HTML and inline styles, which the content policy of the console forbids.
 */
export class WarningNote {
  readonly #host = document.createElement('descry-warnings');
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  /** What somebody closed: it stays closed until the warnings are others. */
  #closed = '';

  constructor() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.#root.adoptedStyleSheets = [sheet];
  }

  /** Shows other warnings; none remove the note. */
  show(state: DevWarnings): void {
    const { warnings, translations } = state;
    const key = JSON.stringify(state);
    if (warnings.length === 0 || key === this.#closed) return this.#host.remove();
    const isOpen = this.#root.querySelector('details')?.open === true;
    const close = element('button', 'Close');
    close.type = 'button';
    close.addEventListener('click', () => {
      this.#closed = key;
      this.#host.remove();
    });
    const details = element('details', element('summary', counted(warnings.length, 'warning')), listOf(state), close);
    details.open = isOpen;
    if (translations > 0) close.before(element('p', `${counted(translations, 'text')} to translate`));
    this.#root.replaceChildren(details);
    document.body.append(this.#host);
  }
}

function listOf({ warnings }: DevWarnings): HTMLElement {
  return element(
    'ul',
    ...warnings.map(({ at, message, hint }) =>
      element('li', element('code', at), element('span', hint === undefined ? message : `${message} ${hint}`)),
    ),
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: readonly (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

const styles = `
:host { position: fixed; inset-block-end: 8px; inset-inline-start: 50%; translate: -50% 0; z-index: 100; }
details { max-inline-size: min(720px, 90vw); padding: 4px 10px; border: 1px solid #c87619; border-radius: 14px;
  background: light-dark(#fff8ec, #2f2618); color: light-dark(#5e3200, #fbd9a4); font: 12px/1.5 system-ui, sans-serif;
  box-shadow: 0 1px 4px rgb(0 0 0 / 25%); }
summary { cursor: pointer; text-align: center; list-style: none; }
ul { max-block-size: 40vh; margin: 6px 0; padding: 0; overflow: auto; list-style: none; }
li { padding-block: 4px; border-block-start: 1px solid rgb(200 118 25 / 40%); }
code { display: block; font: 11px/1.5 ui-monospace, monospace; user-select: all; overflow-wrap: anywhere; }
p { margin: 6px 0; }
button { font: inherit; }
`;

// The Studio lists the warnings itself, and shows the console in a frame.
if (import.meta.hot && window.parent === window) {
  const note = new WarningNote();
  import.meta.hot.on(warningsEvent, (state: DevWarnings) => note.show(state));
  import.meta.hot.send(warningsEvent);
}
