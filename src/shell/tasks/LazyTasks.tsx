import { isShown } from '~/descriptor/is-shown';
import { header } from '~/generated/console/header';
import { Loaded } from '~/view/data/Loaded';
import { useServices } from '~/view/context/services';

/** The tasks of the header. Their code is loaded after the first load; until then their box is empty. */
export function LazyTasks() {
  const { scope } = useServices();
  if (!header.tasks || !isShown(header.tasks, scope)) return null;
  return (
    <Loaded name="tasks" load={() => import('./TasksButton')} waiting={<span className="descry-header-menu" />}>
      {({ TasksButton }) => <TasksButton />}
    </Loaded>
  );
}
