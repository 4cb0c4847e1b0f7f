// Before the first paint: the theme that the user has chosen, else the system's.
(() => {
  let chosen;
  try {
    chosen = localStorage.getItem(document.currentScript.dataset.key);
  } catch {
    // A browser that forbids storage gets the system's theme.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('bp6-dark', isDark);
  document.documentElement.dataset.bpColorScheme = isDark ? 'dark' : 'light';
})();
