import './seal';
import './app.css';
import { watchStyles } from '~/platform/failed-styles';
import { browserEnvironment } from './environment';
import { start } from './start';
import { showLoadFailure } from './start-failure';

const container = document.getElementById('root');
if (container) {
  watchStyles(document);
  start(browserEnvironment(window), container).catch((error: unknown) => {
    console.error(error);
    showLoadFailure(container, () => location.reload());
  });
}
