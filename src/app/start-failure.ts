import type { ConfigProblem } from '../session/config';

/**
 * A page that needs nothing but itself: the start-up file cannot be used, so there is no language, no brand and no
 * console. In English, for those who deploy it.
 */
export function showStartFailure(container: HTMLElement, { file, key, reason }: ConfigProblem): void {
  const page = element('main', '', 'descry-plain');
  page.setAttribute('role', 'alert');
  page.append(
    element('h1', 'The console cannot start'),
    element('p', 'Its start-up configuration cannot be used. Correct the file and reload the page.'),
    facts([
      ['File', file],
      ['Key', key],
      ['Reason', reason],
    ]),
  );
  container.replaceChildren(page);
}

function facts(lines: readonly (readonly [name: string, value: string])[]): HTMLElement {
  const list = element('dl', '', 'descry-plain-facts');
  for (const [name, value] of lines) if (value !== '') list.append(element('dt', name), element('dd', value));
  return list;
}

function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
