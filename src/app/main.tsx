import './app.css';
import { browserEnvironment } from './environment';
import { start } from './start';
import { showStartFailure } from './start-failure';

const container = document.getElementById('root');
if (container) {
  start(browserEnvironment(window), container).catch((error: unknown) => {
    console.error(error);
    showStartFailure(container, { file: '', key: '', reason: 'A part of the console could not be loaded.' });
  });
}
