/** The heading of a page. It can be given the focus, which tells the page to screen readers. */
export function ScreenTitle(props: {
  readonly title: string;
  /** It stands in for the heading of a page whose code is on its way. */
  readonly waiting?: true;
}) {
  return (
    <h1 className="descry-screen-title" tabIndex={-1} dir="auto" data-waiting={props.waiting}>
      {props.title}
    </h1>
  );
}
