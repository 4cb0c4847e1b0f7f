import { Button } from '@blueprintjs/core';
import { Icon } from '~/ui/Icon';
import type { RouteOfScreen } from '../../protocol';
import { useStudio } from '../model/context';
import { useAnswer } from '../model/use-answer';
import { useStore } from '../model/use-store';

/** At which addresses a screen is, and under which entries of the menu. */
export function ScreenAddress({ file }: { readonly file: string }) {
  const { project, starts } = useStudio();
  const { version } = useStore(project);
  const routes = useAnswer('routesOfScreen', { file }, version + useStore(starts));
  if (!routes) return null;
  if (routes.length === 0) return <p className="studio-address">No route shows this screen: it has no address.</p>;
  return routes.map((route) => <Address key={`${route.file} ${route.path}`} route={route} />);
}

function Address({ route: { file, offset, path, menu } }: { readonly route: RouteOfScreen }) {
  const studio = useStudio();
  // What the address has in braces comes with a link.
  const { noPreview } = useStore(studio.project);
  const canShow = !path.includes('{') && path !== '*' && noPreview === undefined;
  return (
    <p className="studio-address">
      <span>
        At <code>{path}</code>, {menu.length === 0 ? 'in no entry of the menu' : `in the menu as ${menu.join(', ')}`}
      </span>
      {canShow && (
        <Button size="small" variant="minimal" icon={<Icon name="share" />} onClick={() => studio.showInPreview()}>
          Show it
        </Button>
      )}
      <Button size="small" variant="minimal" onClick={() => void studio.goTo({ file, offset, length: 0 })}>
        Its route
      </Button>
    </p>
  );
}
