import type { Language } from '@kilim/contract';
import type { PreviewHost } from '@kilim/preview/host';
import { createPreviewHost } from '@kilim/preview/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { siteQuery } from '../../../api/site.ts';
import { currentTranslation, useTranslate } from '../../../i18n/translation.ts';
import { readContent } from '../api/contents.ts';
import { aiStatusQuery } from '../api/turns.ts';
import { createAssetContents } from '../assets/asset-contents.ts';
import type { DocumentState } from '../document/document-state.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { createAppStorage } from './app-storage.ts';
import { contentsByPath, diffFiles, pathsOf } from './diff-files.ts';
import { createFreezeDetector } from './freeze-detector.ts';
import { type PreparedApp, prepareComposedApp } from './prepare-composed-app.ts';
import { reportMounts } from './report-mounts.ts';
import { runStreamedApp, type StreamedAppRunner } from './run-streamed-app.ts';

/**
 * Runs the open project in `container` and writes its state to the preview store. Edits are sent at once, before they
 * are saved.
 */
export function usePreviewHost(container: RefObject<HTMLElement | null>): RefObject<PreviewHost | null> {
  const translate = useTranslate();
  const { document, preview, projectId, turns, ui } = useStudio();
  const queryClient = useQueryClient();
  const isStopped = usePreview((view) => view.stopped !== null);
  const site = useQuery({ ...siteQuery, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY }).data;
  const scheme = usePreview((view) => view.scheme);
  const host = useRef<PreviewHost>(null);
  const frameUrl = site === undefined ? null : new URL(site.previewFrame, site.previewOrigin).href;
  const describe = useEffectEvent(() => ({
    frameTitle: translate('preview.frameTitle'),
    colorScheme: preview.getState().scheme,
  }));

  useEffect(() => {
    if (isStopped || frameUrl === null || container.current === null) return;
    const freezeDetector = createFreezeDetector(projectId, Date.now);
    freezeDetector.start();
    const mounts = reportMounts({ projectId, queryClient, document, ui });
    let prepared: PreparedApp | undefined;
    let streamed: StreamedAppRunner | undefined;
    const created = createPreviewHost({
      frameUrl,
      engineUrl: '/preview/',
      createWorker: () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
      onState: (state) => {
        freezeDetector.update(state);
        preview.change({ state });
        mounts.noteState(state);
      },
      onConsole: (entries) => preview.addConsole(entries),
      onPick: (event) =>
        preview.change(event.kind === 'ended' ? { isPicking: false, picked: null } : { picked: event }),
      onUpdate: (timing) => {
        streamed?.note(timing);
        if (timing.phase === 'painted') prepared?.warmUp();
        mounts.noteUpdate(timing);
      },
      storage: createAppStorage(projectId),
      ...describe(),
    });
    host.current = created;
    created.attach(container.current);
    const assets = createAssetContents({
      read: (reference) => readContent(projectId, reference),
      onArrived: (content) => {
        for (const path of pathsOf(document.getState().files, content))
          mounts.noteEdit(created.changeFile(path, assets.fill(content)));
      },
    });
    const { fill } = assets;
    mounts.noteEdit(created.setFiles(contentsByPath(document.getState().files, fill)));
    const language = (): Language => currentTranslation().language;
    prepared = prepareComposedApp({
      host: created,
      document,
      turns,
      ui,
      isComposed: () => queryClient.getQueryData(aiStatusQuery.queryKey)?.provider === 'builtin',
      language,
    });
    streamed = runStreamedApp({ host: created, document, preview, turns, ui, prepared, language, fill });
    const stop = document.subscribe((state, previous) => {
      const isEdited = state.files !== previous.files;
      if (isEdited) freezeDetector.start();
      const edit = (isEdited ? streamed?.keepRunning() : null) ?? sendChanges(created, previous, state, fill);
      if (edit !== null) mounts.noteEdit(edit);
    });
    const end = (): void => freezeDetector.end();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      stop();
      streamed?.stop();
      prepared?.stop();
      mounts.stop();
      assets.dispose();
      end();
      created.dispose();
      host.current = null;
    };
  }, [frameUrl, isStopped, container, document, preview, projectId, turns, ui, queryClient]);

  useEffect(() => host.current?.setColorScheme(scheme), [scheme]);
  return host;
}

/** Sends what changed; returns the number of the edit, or null when no content changed. */
export function sendChanges(
  host: PreviewHost,
  before: DocumentState,
  after: DocumentState,
  fill: (content: string) => string,
): number | null {
  if (before.files === after.files) return null;
  const { changed, removed } = diffFiles(before.files, after.files);
  const [edited] = changed;
  const [deletedPath] = removed;
  if (changed.length + removed.length > 1) {
    // Several changes are one update: the preview must not run a half-applied answer.
    return host.setFiles(contentsByPath(after.files, fill));
  }
  if (edited !== undefined) return host.changeFile(edited.path, fill(edited.content));
  return deletedPath === undefined ? null : host.deleteFile(deletedPath);
}
