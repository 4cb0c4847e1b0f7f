// The control page: sends its forms to the control interface and shows what comes back.
const status = document.querySelector('#status');

async function request(path, init) {
  const response = await fetch(`/__demo/api/${path}`, init);
  return { ok: response.ok, body: await response.json() };
}

async function send(path, body) {
  const { ok, body: answer } = await request(path, { method: 'POST', body: JSON.stringify(body) });
  status.textContent = ok ? `Done: ${path}` : answer.problems.join('; ');
  await show();
}

function valueOf(field) {
  if (field.type === 'checkbox') return field.checked;
  if (field.type === 'number') return field.value === '' ? undefined : Number(field.value);
  if (field.name === 'raw') return field.value === '' ? undefined : field.value;
  if (field.name === 'body') return field.value.trim() === '' ? undefined : JSON.parse(field.value);
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

for (const form of document.querySelectorAll('form[data-send]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    try {
      void send(form.dataset.send, bodyOf(form));
    } catch (error) {
      status.textContent = `This is no JSON: ${error.message}`;
    }
  });
}
for (const button of document.querySelectorAll('button[data-post]')) {
  button.addEventListener('click', () => void send(button.dataset.post, {}));
}
document.querySelector('#refresh').addEventListener('click', () => void show());

const { body: names } = await request('operations');
document.querySelector('#operations').append(
  ...names.map((name) => {
    const option = document.createElement('option');
    option.value = name;
    return option;
  }),
);
await show();
