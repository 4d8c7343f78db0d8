import { ensureNamespace } from '../../i18n/translation.ts';
import { DialogLoading } from '../../ui/dialog-loading.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useLoadErrorToast } from '../../ui/use-load-error-toast.ts';
import { LazyLibraryDialog } from './library/lazy-library-dialog.ts';
import { useStudio, useStudioUi } from './session/studio-context.tsx';

const TestOverlay = lazyComponent(async () => {
  const [part] = await Promise.all([import('./test/test-overlay.tsx'), ensureNamespace('designer')]);
  return part.TestOverlay;
});

/** The tools that cover the studio: the library and the interactive test. */
export function StudioTools() {
  const { ui } = useStudio();
  const isLibraryOpen = useStudioUi((state) => state.isLibraryOpen);
  const isTestOpen = useStudioUi((state) => state.isTestOpen);
  const closeLibrary = (): void => ui.change({ isLibraryOpen: false });
  const closeTest = (): void => ui.change({ isTestOpen: false });
  const libraryFailed = useLoadErrorToast(closeLibrary);
  const testFailed = useLoadErrorToast(closeTest);
  return (
    <>
      {isLibraryOpen ? (
        <LazyLibraryDialog fallback={<DialogLoading />} onClose={closeLibrary} onLoadError={libraryFailed} />
      ) : null}
      {isTestOpen ? (
        <TestOverlay fallback={<DialogLoading />} onClose={closeTest} onLoadError={testFailed} />
      ) : null}
    </>
  );
}
