import { hasIcon, Icon } from '../../ui/Icon';

/** The picture that the server names; a neutral one for a name that the console does not know. */
export function MenuIcon(props: { readonly name: string | undefined; readonly isGroup: boolean }) {
  const { name, isGroup } = props;
  if (name !== undefined && hasIcon(name)) return <Icon name={name} />;
  return <Icon name={isGroup ? 'folder-open' : 'document'} />;
}
