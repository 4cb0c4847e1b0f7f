/** The heading of a page. It can be given the focus, which tells the page to screen readers. */
export function ScreenTitle({ title }: { readonly title: string }) {
  return (
    <h1 className="descry-screen-title" tabIndex={-1} dir="auto">
      {title}
    </h1>
  );
}
