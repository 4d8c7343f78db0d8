import type { PreviewHost } from '@kilim/preview/host';
import { createPreviewHost } from '@kilim/preview/host';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { siteQuery } from '../../../api/site.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import type { DocumentState } from '../document/document-state.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { createAppStorage } from './app-storage.ts';
import { contentsByPath, diffFiles } from './diff-files.ts';
import { createFreezeDetector } from './freeze-detector.ts';
import { runStreamedApp, type StreamedAppRunner } from './run-streamed-app.ts';

/**
 * Runs the open project in `container` and writes its state to the preview store. Edits are sent at once, before they
 * are saved.
 */
export function usePreviewHost(container: RefObject<HTMLElement | null>): RefObject<PreviewHost | null> {
  const translate = useTranslate();
  const { document, preview, projectId, turns } = useStudio();
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
    let streamed: StreamedAppRunner | undefined;
    const created = createPreviewHost({
      frameUrl,
      engineUrl: '/preview/',
      createWorker: () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
      onState: (state) => {
        freezeDetector.update(state);
        preview.change({ state });
      },
      onConsole: (entries) => preview.addConsole(entries),
      onUpdate: (timing) => streamed?.note(timing),
      storage: createAppStorage(projectId),
      ...describe(),
    });
    host.current = created;
    created.attach(container.current);
    created.setFiles(contentsByPath(document.getState().files));
    streamed = runStreamedApp({ host: created, document, preview, turns });
    const stop = document.subscribe((state, previous) => {
      if (state.files !== previous.files) freezeDetector.start();
      sendChanges(created, previous, state);
    });
    const end = (): void => freezeDetector.end();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      stop();
      streamed?.stop();
      end();
      created.dispose();
      host.current = null;
    };
  }, [frameUrl, isStopped, container, document, preview, projectId, turns]);

  useEffect(() => host.current?.setColorScheme(scheme), [scheme]);
  return host;
}

function sendChanges(host: PreviewHost, before: DocumentState, after: DocumentState): void {
  if (before.files === after.files) return;
  const { changed, removed } = diffFiles(before.files, after.files);
  const [edited] = changed;
  const [deletedPath] = removed;
  if (changed.length + removed.length > 1) {
    // Several changes are one update: the preview must not run a half-applied answer.
    host.setFiles(contentsByPath(after.files));
  } else if (edited !== undefined) {
    host.changeFile(edited.path, edited.content);
  } else if (deletedPath !== undefined) {
    host.deleteFile(deletedPath);
  }
}
