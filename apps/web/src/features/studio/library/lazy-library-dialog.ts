import { ensureNamespace } from '../../../i18n/translation.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

/** The library, which is loaded when it is first opened. */
export const LazyLibraryDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('./library-dialog.tsx'), ensureNamespace('designer')]);
  return part.LibraryDialog;
});
