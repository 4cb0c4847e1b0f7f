import { useWords } from '../use-words';

/** The words that mark an entry as not yet released or not yet there. */
export function MenuMarks(props: { readonly preview: boolean; readonly comingSoon: boolean }) {
  const words = useWords();
  return (
    <>
      {props.preview && <span className="descry-mark">{words('UI.SHELL.PREVIEW')}</span>}
      {props.comingSoon && <span className="descry-mark">{words('UI.SHELL.COMING_SOON')}</span>}
    </>
  );
}
