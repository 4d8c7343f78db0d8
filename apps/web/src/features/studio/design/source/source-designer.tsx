import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useStudio } from '../../session/studio-context.tsx';
import { cyclePanels } from '../canvas/cycle-panels.ts';
import { type Panel, PanelTabs } from '../panels/panel-tabs.tsx';
import { moveByKey } from './move-by-key.ts';
import { SourceProvider, useSource, useSourceState } from './source-context.tsx';
import { SourceFrame } from './source-frame.tsx';
import { SourceLayers } from './source-layers.tsx';
import { SourcePalette } from './source-palette.tsx';
import { SourcePictures } from './source-pictures.tsx';
import { SourceProperties } from './source-properties.tsx';
import type { SourceStore } from './source-store.ts';
import { SourceToolbar } from './source-toolbar.tsx';

/** A screen of the project on the canvas: the running app with layers and properties that change its code. */
export function SourceDesigner({ store }: { readonly store: SourceStore }) {
  return (
    <SourceProvider value={store}>
      <OpenScreen />
    </SourceProvider>
  );
}

const leftTabs = ['palette', 'layers', 'library'] as const;
type SourceTab = (typeof leftTabs)[number] | 'properties';

const isLeft = (panel: Panel): panel is (typeof leftTabs)[number] => leftTabs.some((tab) => tab === panel);
const isTab = (panel: Panel): panel is SourceTab => panel === 'properties' || isLeft(panel);

/** Width of the pane in pixels from which panels stand on both sides of the app. */
const wideEnough = 800;

function OpenScreen() {
  const translate = useTranslate();
  const source = useSource();
  const path = useSourceState((state) => state.path);
  const screen = useSourceState((state) => state.screen);
  const isOpening = useSourceState(
    (state) => state.screen === null && state.problem === null && !state.isUnavailable,
  );
  const refusal = useSourceState((state) => state.refusal);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  const [isSelecting, setSelecting] = useState(true);
  const [panel, setPanel] = useState<(typeof leftTabs)[number]>('layers');
  const [sheet, setSheet] = useState<SourceTab | null>('layers');
  const isWide = width === 0 || width >= wideEnough;

  useLayoutEffect(() => {
    if (node === null) return;
    const measure = (): void => setWidth(node.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [node]);
  useEffect(() => {
    if (refusal !== null)
      showToast({ type: 'warning', title: translate(`designer.source.problems.${refusal.problem}`) });
  }, [refusal, translate]);

  const panels = {
    palette: <SourcePalette />,
    layers: <SourceLayers />,
    library: <SourcePictures />,
    properties: <SourceProperties />,
  } as const;
  return (
    <section
      aria-label={translate('designer.source.label', { name: path.slice(path.lastIndexOf('/') + 1) })}
      className="flex h-full min-w-0 flex-col bg-raised"
      onKeyDown={(event) => {
        const isField =
          event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
        const key = event.key.toLowerCase();
        if (event.key === 'F6' && cyclePanels(event.currentTarget, event.shiftKey)) event.preventDefault();
        const chosen = source.getState().selected;
        if (event.altKey && !isField && !event.defaultPrevented && chosen !== null)
          if (moveByKey(source, chosen, event.key)) event.preventDefault();
        if (!(event.ctrlKey || event.metaKey) || isField || !['z', 'y', 'd'].includes(key)) return;
        event.preventDefault();
        if (key === 'd' && chosen !== null) source.edit({ type: 'duplicate', element: chosen });
        else if (key === 'y' || (key === 'z' && event.shiftKey)) source.redo();
        else if (key === 'z') source.undo();
      }}
      ref={setNode}
    >
      <SourceToolbar isSelecting={isSelecting} onToggleSelecting={() => setSelecting(!isSelecting)} />
      <Problem />
      {isOpening ? (
        <div className="flex flex-1 items-center justify-center gap-2 text-13 text-muted" role="status">
          <Spinner />
          {translate('designer.source.opening')}
        </div>
      ) : (
        <div className="relative flex min-h-0 flex-1">
          {isWide ? (
            <aside className="flex w-60 shrink-0 flex-col border-r border-line">
              <PanelTabs
                chosen={panel}
                onChoose={(next) => (isLeft(next) ? setPanel(next) : undefined)}
                tabs={leftTabs}
              />
              <div className="min-h-0 flex-1 overflow-y-auto">{panels[panel]}</div>
            </aside>
          ) : null}
          <SourceFrame isSelecting={isSelecting} onEnded={() => setSelecting(false)} />
          {isWide ? (
            <aside
              aria-label={translate('designer.panel.title')}
              className="w-64 shrink-0 overflow-y-auto border-l border-line"
            >
              {panels.properties}
            </aside>
          ) : null}
        </div>
      )}
      {isWide || screen === null ? null : (
        <>
          {sheet === null ? null : (
            <div className="h-[45%] shrink-0 overflow-y-auto border-t border-line">{panels[sheet]}</div>
          )}
          <PanelTabs
            chosen={sheet}
            onChoose={(next) => setSheet(next === sheet || !isTab(next) ? null : next)}
            tabs={[...leftTabs, 'properties']}
          />
        </>
      )}
    </section>
  );
}

/** Why the code cannot be read now, with the way to its line. */
function Problem() {
  const translate = useTranslate();
  const studio = useStudio();
  const problem = useSourceState((state) => state.problem);
  const isUnavailable = useSourceState((state) => state.isUnavailable);
  if (problem === null && !isUnavailable) return null;
  return (
    <div
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-sunken px-3 py-2 text-13"
      role="alert"
    >
      <div className="min-w-0 flex-1">
        {problem === null ? (
          <p>{translate('designer.source.unavailable')}</p>
        ) : (
          <>
            <p>{translate('designer.source.broken', { line: problem.line })}</p>
            <p className="font-mono text-12 break-words text-muted">{problem.message}</p>
          </>
        )}
      </div>
      {problem === null ? null : (
        <Button onClick={() => studio.reveal(problem.path, problem.line, problem.column)} variant="secondary">
          {translate('designer.source.openLine')}
        </Button>
      )}
    </div>
  );
}
