import { elementsOf } from '@kilim/design-model/source';
import { createPreviewHost, type MarkedArea, type PreviewHost, type PreviewState } from '@kilim/preview/host';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { siteQuery } from '../../../../api/site.ts';
import { useTranslate } from '../../../../i18n/translation.ts';
import { readContent } from '../../api/contents.ts';
import { createAssetContents } from '../../assets/asset-contents.ts';
import { contentsByPath, pathsOf } from '../../preview/diff-files.ts';
import { sendChanges } from '../../preview/use-preview-host.ts';
import { usePreview, useStudio } from '../../session/studio-context.tsx';
import type { Areas } from './flow-drop.ts';
import { useSelectedSource, useSource, useSourceState } from './source-context.tsx';

const starting: PreviewState = { kind: 'starting', lastGood: false };

export interface SourceHost {
  readonly state: PreviewState;
  /** How many places of the app show the selected element; null until the app has said. */
  readonly shown: number | null;
  /** Where the first of these places is, in pixels of the device. */
  readonly area: MarkedArea | null;
  /** Where all elements of the open file are now. */
  measure(): Promise<Areas>;
  restart(): void;
}

/**
 * Runs the project in `container`, follows its edits and marks the selected element. While `isSelecting`, a press selects an
 * element instead of reaching the app.
 */
export function useSourceHost(
  container: RefObject<HTMLElement | null>,
  isSelecting: boolean,
  onEnded: () => void,
): SourceHost {
  const translate = useTranslate();
  const { document, projectId } = useStudio();
  const source = useSource();
  const path = useSourceState((state) => state.path);
  const selected = useSelectedSource();
  const site = useQuery({ ...siteQuery, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY }).data;
  const scheme = usePreview((view) => view.scheme);
  const host = useRef<PreviewHost>(null);
  const [state, setState] = useState<PreviewState>(starting);
  const [shown, setShown] = useState<number | null>(null);
  const [area, setArea] = useState<MarkedArea | null>(null);
  const frameUrl = site === undefined ? null : new URL(site.previewFrame, site.previewOrigin).href;
  const describe = useEffectEvent(() => ({
    frameTitle: translate('preview.frameTitle'),
    colorScheme: scheme,
  }));
  const end = useEffectEvent(onEnded);

  useEffect(() => {
    if (frameUrl === null || container.current === null) return;
    const created = createPreviewHost({
      frameUrl,
      engineUrl: '/preview/',
      createWorker: () =>
        new Worker(new URL('../../preview/preview-worker.ts', import.meta.url), { type: 'module' }),
      onState: setState,
      onMarked: (count, first) => {
        setShown(count);
        setArea(first);
      },
      onPick: (event) => {
        if (event.kind === 'ended') return end();
        if (event.kind === 'pointed') return;
        const { path: at, line, column } = event.element;
        // The frame runs the app, which may say anything; only what the screen has is selected.
        source.selectAt(at, line, column);
        created.pick('start');
      },
      ...describe(),
    });
    host.current = created;
    created.attach(container.current);
    const assets = createAssetContents({
      read: (reference) => readContent(projectId, reference),
      onArrived: (content) => {
        for (const each of pathsOf(document.getState().files, content))
          created.changeFile(each, assets.fill(content));
      },
    });
    created.setFiles(contentsByPath(document.getState().files, assets.fill));
    const stop = document.subscribe((after, before) => {
      sendChanges(created, before, after, assets.fill);
    });
    return () => {
      stop();
      assets.dispose();
      created.dispose();
      host.current = null;
      setState(starting);
    };
  }, [container, document, frameUrl, projectId, source]);

  const isRunning = state.kind === 'running';
  useEffect(() => {
    if (isRunning) host.current?.pick(isSelecting ? 'start' : 'stop');
  }, [isRunning, isSelecting]);

  const line = selected?.line;
  const column = selected?.column;
  useEffect(() => {
    const places = line === undefined || column === undefined ? [] : [{ path, line, column }];
    host.current?.mark({ places, file: path });
  }, [path, line, column, frameUrl]);

  const measure = async (): Promise<Areas> => {
    const { screen } = source.getState();
    const elements = screen === null ? [] : [...elementsOf(screen)].slice(0, 1_000);
    const places = elements.map((element) => ({ path, line: element.line, column: element.column }));
    const areas = (await host.current?.measure(places)) ?? [];
    return new Map(elements.map(({ id }, index) => [id, areas[index] ?? []]));
  };
  return { state, shown, area, measure, restart: () => host.current?.restart() };
}
