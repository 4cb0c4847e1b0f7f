import '~/app/app.css';
import { createRoot } from 'react-dom/client';
import { browserEnvironment } from '~/app/environment';
import { start } from '~/app/start';
import { ByHand } from './ByHand';

// The console as it ships, and beside it the drawer written by hand.
const container = document.getElementById('root');
const app = container && (await start(browserEnvironment(window), container));
if (app) createRoot(document.body.appendChild(document.createElement('div'))).render(<ByHand app={app} />);
