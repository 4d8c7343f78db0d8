import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '../../../api/query-keys.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { sendAsset, sendThumbnail } from '../api/assets.ts';
import { droppedMaximum } from '../assets/read-drop.ts';
import type { RunningUpload } from '../assets/use-uploads.ts';
import { drawThumbnail } from './draw-picture.ts';

export interface LibraryUploads {
  readonly running: RunningUpload | null;
  /** Sends files one after another; a failed one is named, and the next one is sent. */
  add(files: readonly File[]): Promise<void>;
  stop(): void;
}

/** Sends files of the device to the library. */
export function useLibraryUploads(): LibraryUploads {
  const translate = useTranslate();
  const client = useQueryClient();
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function send(file: File, signal: AbortSignal, onProgress: (part: number) => void): Promise<void> {
    const asset = await sendAsset(file.name, { file, signal, onProgress });
    if (asset.type !== 'image') return;
    try {
      const picture = await drawThumbnail(file.slice(0, file.size, asset.mediaType));
      if (picture !== null) await sendThumbnail(asset.id, picture, signal);
    } catch {
      // The file is stored; without a small picture it has an icon.
    }
  }

  async function run(files: readonly File[]): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    let stored = 0;
    for (const [done, file] of files.entries()) {
      const tell = (part: number): void => setRunning({ name: file.name, part, done, total: files.length });
      tell(0);
      try {
        await send(file, signal, tell);
        stored += 1;
      } catch (error) {
        if (signal.aborted) break;
        showToast({
          type: 'error',
          title: translate('studio.assets.uploadFailed', { name: file.name }),
          message: errorText(error, translate),
        });
      }
      // Shown at once, because the next file can take long.
      void client.invalidateQueries({ queryKey: queryKeys.assets.all });
    }
    abort.current = null;
    setRunning(null);
    if (stored > 0)
      showToast({ type: 'success', title: translate('designer.library.added', { count: stored }) });
  }

  return {
    running,
    stop: () => abort.current?.abort(),
    add: async (files) => {
      if (abort.current !== null || files.length === 0) return;
      if (files.length > droppedMaximum) {
        showToast({ type: 'warning', title: translate('studio.assets.cut', { count: droppedMaximum }) });
      }
      await run(files.slice(0, droppedMaximum));
    },
  };
}
