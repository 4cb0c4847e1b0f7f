import '../seal';
import { drawPlainPage, logoutPage } from './plain-page';

void drawPlainPage(logoutPage(window.location.search));
