/**
 * Makes everything outside `element` inert until the returned function is called, as under a modal dialog. Elements that
 * are added later, such as dialogs, stay usable; so do status messages.
 */
export function makeOthersInert(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (
    let inner = element;
    inner !== document.body && inner.parentElement !== null;
    inner = inner.parentElement
  ) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      if (sibling.matches('script, style, [aria-live], [role="status"]')) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  return () => {
    for (const sibling of changed) sibling.inert = false;
  };
}
