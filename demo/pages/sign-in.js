// Puts the token of the chosen account where the console looks for it, and goes back.
const list = document.querySelector('[data-return]');

for (const button of document.querySelectorAll('button[data-token]')) {
  button.addEventListener('click', () => {
    localStorage.setItem('uic-token', button.dataset.token);
    location.assign(list.dataset.return);
  });
}
