// The control page: sends its forms and scenarios to the control interface and shows what comes back.
const status = document.querySelector('#status');

async function request(path, init) {
  const response = await fetch(`/__demo/api/${path}`, init);
  return { ok: response.ok, body: await response.json() };
}

async function send(path, body, name = path) {
  const { ok, body: answer } = await request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  status.textContent = ok ? `Done: ${name}` : answer.problems.join('; ');
  await show();
}

function valueOf(field) {
  const isEmpty = field.value.trim() === '';
  if (field.type === 'checkbox') return field.checked;
  if (field.type === 'number') return isEmpty ? undefined : Number(field.value);
  if (field.name === 'body') return isEmpty ? undefined : JSON.parse(field.value);
  if (field.name === 'raw' || 'optional' in field.dataset) return isEmpty ? undefined : field.value;
  return field.value;
}

function bodyOf(form) {
  if (form.elements.json) return JSON.parse(form.elements.json.value);
  const fields = [...form.elements].filter((field) => field.name !== '');
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

async function show() {
  const [state, calls] = await Promise.all([request('state'), request('calls')]);
  const shown = Object.entries(state.body).filter(([name]) => name !== 'accounts');
  document.querySelector('#state').textContent = JSON.stringify(Object.fromEntries(shown), null, 2);
  for (const [name, value] of Object.entries(state.body.config)) {
    const field = document.querySelector(`[data-send="config"] [name="${name}"]`);
    if (field?.type === 'checkbox') field.checked = value;
    else if (field) field.value = value;
  }
  const rows = calls.body.slice(-30).map((call) => {
    const row = document.createElement('tr');
    for (const text of [call.operation, call.path, call.status ?? 'open']) row.insertCell().textContent = text;
    return row;
  });
  document.querySelector('#calls').replaceChildren(...rows.reverse());
}

function element(tag, members, ...children) {
  const made = Object.assign(document.createElement(tag), members);
  made.append(...children);
  return made;
}

function cardOf([area, scenarios]) {
  const picks = scenarios.map(({ id, label }) => {
    const button = element('button', { type: 'button', textContent: label });
    button.dataset.scenario = id;
    button.addEventListener('click', () => void send('scenario', { id }, `${area}, ${label}`));
    return button;
  });
  const card = element(
    'section',
    { className: 'card' },
    element('h3', { textContent: area }),
    element('div', { className: 'picks' }, ...picks),
  );
  card.setAttribute('aria-label', area);
  return card;
}

for (const form of document.querySelectorAll('form[data-send]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    try {
      void send(form.dataset.send, bodyOf(form), form.querySelector('h3').textContent);
    } catch (error) {
      status.textContent = `This is no JSON: ${error.message}`;
    }
  });
}
for (const button of document.querySelectorAll('button[data-post]')) {
  button.addEventListener('click', () => void send(button.dataset.post, {}, button.textContent));
}
document.querySelector('#refresh').addEventListener('click', () => void show());

const [scenarios, operations, state, vocabulary] = await Promise.all(
  ['scenarios', 'operations', 'state', 'vocabulary'].map((path) => request(path)),
);
const areas = Map.groupBy(scenarios.body, ({ area }) => area);
document.querySelector('#scenarios').append(...[...areas].map(cardOf));
document.querySelector('#operations').append(...operations.body.map((name) => element('option', { value: name })));
for (const select of document.querySelectorAll('[data-names]')) {
  select.append(...vocabulary.body[select.dataset.names].map((name) => element('option', { textContent: name })));
}
document
  .querySelector('[data-accounts]')
  .append(...state.body.accounts.map(({ id, user }) => element('option', { value: id, textContent: user })));
await show();
