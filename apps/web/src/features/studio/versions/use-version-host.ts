import {
  type ActOutcome,
  type AppAct,
  createPreviewHost,
  type PreviewHost,
  type PreviewState,
} from '@kilim/preview/host';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { siteQuery } from '../../../api/site.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { readContent } from '../api/contents.ts';
import { createAssetContents } from '../assets/asset-contents.ts';
import { usePreview, useStudio } from '../session/studio-context.tsx';

const starting: PreviewState = { kind: 'starting', lastGood: false };

/** Runs the given files in `container`, apart from the project that is open. Null files run nothing. */
export function useVersionHost(
  container: RefObject<HTMLElement | null>,
  files: Readonly<Record<string, string>> | null,
): { readonly state: PreviewState; restart(): void; act(act: AppAct): Promise<ActOutcome> } {
  const translate = useTranslate();
  const { projectId } = useStudio();
  const site = useQuery({ ...siteQuery, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY }).data;
  const scheme = usePreview((view) => view.scheme);
  const host = useRef<PreviewHost>(null);
  const [state, setState] = useState<PreviewState>(starting);
  const frameUrl = site === undefined ? null : new URL(site.previewFrame, site.previewOrigin).href;
  const describe = useEffectEvent(() => ({
    frameTitle: translate('studio.versions.frameTitle'),
    colorScheme: scheme,
  }));

  useEffect(() => {
    if (files === null || frameUrl === null || container.current === null) return;
    const created = createPreviewHost({
      frameUrl,
      engineUrl: '/preview/',
      createWorker: () =>
        new Worker(new URL('../preview/preview-worker.ts', import.meta.url), { type: 'module' }),
      onState: setState,
      ...describe(),
    });
    host.current = created;
    created.attach(container.current);
    const assets = createAssetContents({
      read: (reference) => readContent(projectId, reference),
      onArrived: (content) => {
        for (const [path, own] of Object.entries(files))
          if (own === content) created.changeFile(path, assets.fill(content));
      },
    });
    created.setFiles(
      Object.fromEntries(Object.entries(files).map(([path, content]) => [path, assets.fill(content)])),
    );
    return () => {
      assets.dispose();
      created.dispose();
      host.current = null;
      setState(starting);
    };
  }, [container, files, frameUrl, projectId]);

  return {
    state,
    restart: () => host.current?.restart(),
    act: async (act) => (await host.current?.act(act)) ?? { label: null },
  };
}
