import type { ConfigProblem } from '~/session/config';

/** Shows that the start-up file is invalid. The page is English, because no language is known yet. */
export function showConfigFailure(container: HTMLElement, { file, key, reason }: ConfigProblem): void {
  show(
    container,
    element('p', 'Its start-up configuration cannot be used. Correct the file and reload the page.'),
    facts([
      ['File', file],
      ['Key', key],
      ['Reason', reason],
    ]),
  );
}

/** Shows that a part of the console could not be loaded, for example because another version has been deployed. */
export function showLoadFailure(container: HTMLElement, reload: () => void): void {
  const button = element('button', 'Reload', 'bp6-button bp6-intent-primary');
  button.dataset['action'] = 'reload';
  button.addEventListener('click', reload);
  show(container, element('p', 'A part of it could not be loaded. Reload the page to try again.'), button);
}

function show(container: HTMLElement, ...content: readonly HTMLElement[]): void {
  const message = element('div', '');
  message.setAttribute('role', 'alert');
  message.append(element('h1', 'The console cannot start'), ...content);
  const page = element('main', '', 'descry-plain');
  page.append(message);
  container.replaceChildren(page);
}

function facts(lines: readonly (readonly [name: string, value: string])[]): HTMLElement {
  const list = element('dl', '', 'descry-plain-facts');
  for (const [name, value] of lines) if (value !== '') list.append(element('dt', name), element('dd', value));
  return list;
}

function element(name: string, text: string, className = ''): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  if (className !== '') created.className = className;
  return created;
}
