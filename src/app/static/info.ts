import '../seal';
import { drawPlainPage, infoPage } from './plain-page';

const draw = (): void => void drawPlainPage(infoPage(window.location.hash));
window.addEventListener('hashchange', draw);
draw();
