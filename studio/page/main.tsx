import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { StudioContext } from './model/context';
import { createStudio } from './model/studio';
import { createTheme } from './model/theme';

const container = document.getElementById('root');
const theme = createTheme(window);
if (container) {
  createRoot(container).render(
    <StrictMode>
      <StudioContext value={createStudio(window)}>
        <App theme={theme} />
      </StudioContext>
    </StrictMode>,
  );
}
