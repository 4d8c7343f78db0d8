import type { Asset } from '@kilim/contract';
import {
  countElements,
  type EditorFrame,
  errorKey,
  generatedScreenPath,
  type Point,
} from '@kilim/design-model';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DialogLoading } from '../../../ui/dialog-loading.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useLoadErrorToast } from '../../../ui/use-load-error-toast.ts';
import { useCoverWindow } from '../layout/use-cover-window.ts';
import { LazyLibraryDialog } from '../library/lazy-library-dialog.ts';
import { LibraryPanel } from '../library/library-panel.tsx';
import { useAddToProject } from '../library/use-add-to-project.ts';
import { useDocument, useStudio, useStudioUi } from '../session/studio-context.tsx';
import type { DesignTool } from '../session/studio-ui.ts';
import { Canvas } from './canvas/canvas.tsx';
import { type CanvasView, createCanvasView } from './canvas/canvas-view.ts';
import { cyclePanels } from './canvas/cycle-panels.ts';
import { DamagedDesign } from './damaged-design.tsx';
import type { DesignerPage } from './designer-page.ts';
import { GeneratorDialog } from './generator/generator-dialog.tsx';
import { Layers } from './panels/layers.tsx';
import { Palette } from './panels/palette.tsx';
import { type LeftPanel, leftTabs, type Panel, PanelTabs } from './panels/panel-tabs.tsx';
import { Properties } from './panels/properties.tsx';
import { Screens } from './panels/screens.tsx';
import { StatusBar } from './panels/status-bar.tsx';
import { Toolbar } from './panels/toolbar.tsx';
import { DesignPreview } from './preview/design-preview.tsx';
import { CodeDialog } from './save/code-dialog.tsx';
import { EditedDialog } from './save/edited-dialog.tsx';
import { useSaveDesign } from './save/use-save-design.ts';
import { type DesignFile, type OpenedDesign, openDesignFile } from './state/design-file.ts';
import { DesignerProvider, useDesigner, useDesignerState } from './state/designer-context.tsx';
import { currentScreen } from './state/designer-store.ts';
import { insertPicture } from './state/insert-picture.ts';
import { TemplatesDialog } from './templates/templates-dialog.tsx';
import { usePaneWidth } from './use-pane-width.ts';
import './designer.css';

/** Open designs by project, so that undo survives another layout of the window. */
const opened = new WeakMap<object, { readonly design: OpenedDesign; readonly view: CanvasView }>();

interface DesignerProps {
  readonly frame: EditorFrame;
  readonly page?: DesignerPage | undefined;
}

/** The visual designer of the open project: docs/rules/designer.md */
export function Designer({ frame, page }: DesignerProps) {
  const studio = useStudio();
  const [attempt, setAttempt] = useState(0);
  const known = opened.get(studio) ?? {
    design: openDesignFile(studio.document, frame),
    view: createCanvasView(),
  };
  opened.set(studio, known);
  const { design, view } = known;
  if (design.kind === 'damaged') {
    return (
      <DamagedDesign
        error={design.error}
        key={attempt}
        onRetry={() => {
          opened.delete(studio);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return <ReadyDesigner file={design.file} frame={frame} page={page} view={view} />;
}

interface ReadyDesignerProps extends DesignerProps {
  readonly file: DesignFile;
  readonly view: CanvasView;
}

function ReadyDesigner({ file, view, frame, page }: ReadyDesignerProps) {
  // Stable, because the canvas shows another designer whole: a save must not move the view.
  const designer = useMemo(() => ({ file, store: file.store, view, frame }), [file, view, frame]);
  return (
    <DesignerProvider designer={designer}>
      <OpenDesigner page={page} />
    </DesignerProvider>
  );
}

/** Width of the pane in pixels from which panels stand on both sides of the canvas. */
const wideEnough = 800;

function OpenDesigner({ page }: { readonly page: DesignerPage | undefined }) {
  const translate = useTranslate();
  const studio = useStudio();
  const designer = useDesigner();
  const { file, store } = designer;
  const [node, setNode] = useState<HTMLElement | null>(null);
  const width = usePaneWidth(node);
  const isWide = width === 0 || width >= wideEnough;
  const [panel, setPanel] = useState<LeftPanel>('palette');
  const [sheet, setSheet] = useState<Panel | null>(null);
  const tool = useStudioUi((state) => state.designTool);
  const openTool = (next: DesignTool | null): void => studio.ui.change({ designTool: next });
  const isFull = useStudioUi((state) => state.isDesignFull);
  const setFull = (next: boolean): void => studio.ui.change({ isDesignFull: next });
  useCoverWindow(node, isFull, () => setFull(false));
  const copying = useAddToProject();
  const [isPreviewing, setPreviewing] = useState(false);
  const saving = useSaveDesign(studio, designer);
  const save = page === undefined ? () => saving.save() : () => void saving.saveDesign();
  const hasCode = useDocument((state) => state.files.has(generatedScreenPath));
  const refusal = useDesignerState((state) => state.refusal);

  // Before the session is closed, which saves what the document has.
  useLayoutEffect(() => {
    const flush = (): void => file.flush();
    window.addEventListener('pagehide', flush, true);
    return () => {
      window.removeEventListener('pagehide', flush, true);
      flush();
    };
  }, [file]);

  useEffect(() => designer.view.subscribe(file.postpone), [designer, file]);

  useEffect(() => {
    if (refusal !== null) showToast({ type: 'error', title: translate(errorKey(refusal.kind)) });
  }, [refusal, translate]);

  const count = useDesignerState((state) => countElements(currentScreen(state).elements));
  useEffect(() => studio.ui.change({ designCount: count }), [studio, count]);

  async function insertAsset(asset: Asset, at?: Point): Promise<void> {
    const path = await copying.add(asset, 'picture');
    if (path !== null) insertPicture(designer, asset, path, at);
  }

  const closeLibrary = useLoadErrorToast(() => openTool(null));
  const panels = {
    palette: <Palette />,
    layers: <Layers />,
    screens: <Screens />,
    library: (
      <LibraryPanel
        busyId={copying.busyId}
        onInsert={(asset) => void insertAsset(asset)}
        onOpenLibrary={() => openTool('library')}
      />
    ),
    properties: <Properties />,
  } as const;
  return (
    <section
      aria-label={translate('studio.panels.design')}
      className={classNames(
        'flex min-w-0 flex-col bg-raised',
        isFull ? 'fixed inset-0 z-30 animate-appear' : 'h-full',
      )}
      onKeyDown={(event) => {
        if (event.key === 'F6' && cyclePanels(event.currentTarget, event.shiftKey)) event.preventDefault();
        // Undo and saving work in all panels; text fields have their own undo.
        const isField =
          event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
        if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
        const key = event.key.toLowerCase();
        if (key === 's') {
          event.preventDefault();
          save();
        }
        if (isField || isPreviewing || (key !== 'z' && key !== 'y')) return;
        event.preventDefault();
        if (key === 'y' || event.shiftKey) store.redo();
        else store.undo();
      }}
      ref={setNode}
    >
      <Toolbar
        hasCode={hasCode}
        isSaving={saving.isSaving}
        isFull={isFull}
        onGenerate={() => saving.save(page?.onGenerated)}
        // Keys save many times an hour; only the button shows the code.
        onSave={page === undefined ? () => saving.save(saving.showCode) : save}
        onToggleFull={() => setFull(!isFull)}
        onShowCode={() => studio.openFile(generatedScreenPath)}
        isPreviewing={isPreviewing}
        onTool={openTool}
        page={page}
        onTogglePreview={() => setPreviewing(!isPreviewing)}
        width={width}
      />
      <div className="relative flex min-h-0 flex-1">
        {isWide && !isPreviewing ? (
          <aside className="flex w-64 shrink-0 flex-col border-r border-line">
            <PanelTabs
              chosen={panel}
              onChoose={(next) => (next === 'properties' ? undefined : setPanel(next))}
              tabs={leftTabs}
            />
            <div className="min-h-0 flex-1 overflow-y-auto">{panels[panel]}</div>
          </aside>
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col">
          {isPreviewing ? (
            <DesignPreview />
          ) : (
            <Canvas onDropAsset={(asset, at) => void insertAsset(asset, at)} />
          )}
          <StatusBar isPreviewing={isPreviewing} />
        </div>
        {isWide && !isPreviewing ? (
          <aside
            aria-label={translate('designer.panel.title')}
            className="w-60 shrink-0 overflow-y-auto border-l border-line"
          >
            {panels.properties}
          </aside>
        ) : null}
      </div>
      {isWide || isPreviewing ? null : (
        <>
          {sheet === null ? null : (
            <div className="max-h-[45%] shrink-0 overflow-y-auto border-t border-line">{panels[sheet]}</div>
          )}
          <PanelTabs
            chosen={sheet}
            onChoose={(next) => setSheet(next === sheet ? null : next)}
            tabs={[...leftTabs, 'properties']}
          />
        </>
      )}
      {tool === 'generator' ? <GeneratorDialog onClose={() => openTool(null)} /> : null}
      {tool === 'templates' ? <TemplatesDialog onClose={() => openTool(null)} /> : null}
      {tool === 'library' ? (
        <LazyLibraryDialog
          onClose={() => openTool(null)}
          fallback={<DialogLoading />}
          onLoadError={closeLibrary}
        />
      ) : null}
      {saving.written === null ? null : (
        <CodeDialog path={saving.written} onClose={() => saving.showCode(null)} />
      )}
      {saving.held === null ? null : (
        <EditedDialog
          held={saving.held}
          onCancel={saving.cancel}
          onDecide={(overwritten) => {
            if (saving.held !== null) saving.decide(saving.held, overwritten);
          }}
        />
      )}
    </section>
  );
}
