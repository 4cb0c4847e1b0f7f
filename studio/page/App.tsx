import { useState } from 'react';
import { ResizeHandle } from '~/ui/ResizeHandle';
import { ConflictDialog } from './ConflictDialog';
import { EditorPane } from './editor/EditorPane';
import { useStudio } from './model/context';
import type { StudioTheme } from './model/theme';
import { useStore } from './model/use-store';
import { Outline } from './outline/Outline';
import { Problems } from './outline/Problems';
import { NoPreview } from './preview/NoPreview';
import { PreviewPane } from './preview/PreviewPane';
import { TopBar } from './TopBar';

const range = { min: 320, max: 1400, initial: 760 };

/** The page: outline, descriptor and console side by side. */
export function App({ theme }: { readonly theme: StudioTheme }) {
  const studio = useStudio();
  const problem = useStore(studio.problem);
  const { noPreview } = useStore(studio.project);
  const [width, setWidth] = useState(() => Math.max(range.min, Math.round((window.innerWidth - 288) * 0.52)));
  return (
    <div className="studio">
      <TopBar theme={theme} />
      {problem !== '' && (
        <p className="studio-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="studio-panes">
        <div className="studio-side">
          <Outline />
          <Problems />
        </div>
        <EditorPane />
        <div className="studio-preview" style={{ width }}>
          <ResizeHandle label="Width of the preview" width={width} range={range} onChange={setWidth} />
          {noPreview === undefined ? <PreviewPane /> : <NoPreview why={noPreview} />}
        </div>
      </div>
      <ConflictDialog />
    </div>
  );
}
