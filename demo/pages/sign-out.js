// Ends the session of this browser and goes on to the signed-out page.
localStorage.removeItem('uic-token');
location.replace(document.querySelector('[data-return]').dataset.return);
