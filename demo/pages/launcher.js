// The launcher: sends the console in the frame any event that other parts of a product send it.
const form = document.querySelector('#launcher');
const status = document.querySelector('#status');
const { event, detail } = form.elements;
const { contentWindow } = document.querySelector('#console');

const examples = await (await fetch('/__demo/api/events')).json();
event.append(
  ...examples.map(({ label }, index) =>
    Object.assign(document.createElement('option'), { value: index, textContent: label }),
  ),
);

function showExample() {
  const example = examples[event.value];
  detail.value = example.detail === undefined ? '' : JSON.stringify(example.detail);
}

form.addEventListener('submit', (submitted) => {
  submitted.preventDefault();
  const { name } = examples[event.value];
  try {
    const given = detail.value.trim() === '' ? undefined : JSON.parse(detail.value);
    contentWindow.dispatchEvent(new contentWindow.CustomEvent(name, { detail: given }));
    status.textContent = `Sent: ${name}`;
  } catch (error) {
    status.textContent = `The detail is no JSON: ${error.message}`;
  }
});
event.addEventListener('change', showExample);
showExample();
