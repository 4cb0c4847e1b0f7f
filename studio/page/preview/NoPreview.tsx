/** In place of the console where none can be made; `why` says so in sentences. */
export function NoPreview({ why }: { readonly why: string }) {
  return (
    <section className="studio-preview-pane" aria-label="Preview">
      <div className="studio-bar">
        <h2>Preview</h2>
      </div>
      <p className="studio-preview-note">{why}</p>
    </section>
  );
}
