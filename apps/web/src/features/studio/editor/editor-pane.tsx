import { WrapText } from 'lucide-react';
import { useState } from 'react';
import { ensureNamespace, useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { renderLoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useReference } from '../assets/use-reference.ts';
import { useStudioWidth } from '../layout/use-studio-width.ts';
import { LockButton } from '../locks/lock-button.tsx';
import { previewErrorText } from '../preview/preview-error-text.ts';
import { previewError } from '../preview/preview-store.ts';
import { useDocument, usePreview, useStudio, useStudioUi } from '../session/studio-context.tsx';
import { CursorPosition, createCursorStore } from './cursor-position.tsx';
import { EditorTabs } from './editor-tabs.tsx';
import { useLineWrapping } from './use-line-wrapping.ts';

const CodeEditor = lazyComponent(async () => (await import('./code-editor.tsx')).CodeEditor);

const TypeProblems = lazyComponent(async () => {
  const [part] = await Promise.all([import('../types/type-problems.tsx'), ensureNamespace('types')]);
  return part.TypeProblems;
});

const AssetView = lazyComponent(async () => (await import('../assets/asset-view.tsx')).AssetView);

/** Loads the editor's code, so that it opens at once and without a network too. */
export const preloadEditor = (): void => void CodeEditor.preload().catch(() => undefined);

/** Tabs, the editor of the current file and a status line with the cursor position. */
export function EditorPane() {
  const translate = useTranslate();
  const language = useLanguage();
  const { document, editorMemory, ui } = useStudio();
  const current = useDocument((state) => state.current);
  const isOpen = useDocument((state) => current !== null && state.files.has(current));
  const isInConflict = useDocument((state) => current !== null && state.conflicts.has(current));
  const reference = useReference(current);
  const error = usePreview((view) => previewError(view.state));
  const reveal = useStudioUi((state) => state.reveal);
  const width = useStudioWidth();
  const [hasWrappedLines, toggleWrapping] = useLineWrapping();
  const [cursor] = useState(createCursorStore);
  const message = error === null ? null : previewErrorText(error, translate);
  const isHere = error !== null && error.path === current && error.line !== null;

  return (
    <section aria-label={translate('studio.panels.code')} className="flex h-full flex-col bg-raised">
      <EditorTabs />
      {isInConflict && current !== null ? (
        <div className="flex shrink-0 items-center justify-between gap-2 border-b border-line bg-warning/12 pl-3 text-13 text-warning">
          <span className="min-w-0 truncate">{translate('studio.tree.inConflict')}</span>
          <Button onClick={() => ui.change({ conflictPath: current })} variant="quiet">
            {translate('studio.conflict.open')}
          </Button>
        </div>
      ) : null}
      {current === null || !isOpen ? (
        <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-1 p-6 text-center">
          <p className="text-14 font-medium">{translate('studio.editor.nothingOpen')}</p>
          <p className="text-13 text-muted">
            {translate(
              width === 'wide' ? 'studio.editor.nothingOpenHint' : 'studio.editor.nothingOpenHintNarrow',
            )}
          </p>
        </div>
      ) : reference !== undefined ? (
        <div className="min-h-0 flex-1" id="studio-editor" role="tabpanel">
          <AssetView
            fallback={<EditorLoading />}
            key={current}
            path={current}
            reference={reference}
            renderError={renderLoadError}
          />
        </div>
      ) : (
        <>
          <div className="min-h-0 flex-1" id="studio-editor" role="tabpanel">
            <CodeEditor
              document={document}
              hasWrappedLines={hasWrappedLines}
              error={isHere && error.line !== null ? { line: error.line, message: message ?? '' } : null}
              fallback={<EditorLoading />}
              key={language}
              memory={editorMemory}
              onCursor={(line, column) => cursor.setState({ line, column }, true)}
              path={current}
              renderError={renderLoadError}
              reveal={reveal}
            />
          </div>
          <div className="flex h-8 shrink-0 items-center gap-3 border-t border-line bg-page pl-3 text-12 text-muted pointer-coarse:h-10">
            <span className={classNames('min-w-0 flex-1 truncate', isHere && 'text-danger')}>
              {isHere ? message : current}
            </span>
            <TypeProblems />
            <CursorPosition store={cursor} />
            <LockButton path={current} />
            <button
              aria-pressed={hasWrappedLines}
              className="flex h-full shrink-0 items-center gap-1.5 px-3 hover:bg-ink/6 hover:text-ink aria-pressed:text-ink"
              onClick={toggleWrapping}
              title={translate('studio.editor.wrapHint')}
              type="button"
            >
              <WrapText aria-hidden="true" className="size-3.5" />
              {translate('studio.editor.wrap')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function EditorLoading() {
  const translate = useTranslate();
  return (
    <div className="flex flex-col gap-2 p-4" role="status">
      <VisuallyHidden>{translate('studio.editor.loading')}</VisuallyHidden>
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/3" />
    </div>
  );
}
