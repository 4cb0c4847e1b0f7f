import { visibleText } from '~/lib/visible-text';
/** The heading of a page. Code can focus it, so that screen readers announce the page. */
export function ScreenTitle(props: {
  readonly title: string;
  /** The heading is a placeholder while the code of the page loads. */
  readonly waiting?: true;
}) {
  return (
    <h1 className="descry-screen-title" tabIndex={-1} dir="auto" data-waiting={props.waiting}>
      {visibleText(props.title)}
    </h1>
  );
}
