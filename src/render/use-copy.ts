import { useServices } from './services';

/** Copies a text for a button that shows by itself that it went well; a refusal is told by a note. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { page, toasts } = useServices();
  return (text) =>
    page.copy(text).then(
      () => true,
      () => {
        const refused = { key: 'UI.COPY_REFUSED', fallback: 'The browser does not allow copying here.' };
        toasts.show({ intent: 'warning', text: refused });
        return false;
      },
    );
}
