import { logoutPage } from './logout-page';
import { drawPlainPage } from './plain-page';

void drawPlainPage(logoutPage(window.location.search));
