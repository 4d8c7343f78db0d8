import type { Project, UntestedPackageChoice } from '@kilim/contract';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/translation.ts';
import { downloadExport } from '../api/download-export.ts';

export type DownloadState =
  | { readonly kind: 'idle' | 'done' }
  /** `received` bytes so far; 0 while the server packs. */
  | { readonly kind: 'running'; readonly received: number }
  | { readonly kind: 'failed'; readonly error: unknown };

const idle: DownloadState = { kind: 'idle' };

/** Downloads the zip of a project; it can be cancelled, and closing the dialog cancels it. */
export function useExportDownload(project: Project): {
  readonly state: DownloadState;
  /** `packages` is null if the project imports no untested packages. */
  start(packages: UntestedPackageChoice | null): Promise<void>;
  cancel(): void;
} {
  const language = useLanguage();
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(packages: UntestedPackageChoice | null): Promise<void> {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'running', received: 0 });
    try {
      await downloadExport({
        projectId: project.id,
        projectName: project.name,
        language,
        packages,
        signal,
        onReceive: (received) => {
          if (!signal.aborted) setState({ kind: 'running', received });
        },
      });
      setState({ kind: 'done' });
    } catch (error) {
      setState(signal.aborted ? idle : { kind: 'failed', error });
    } finally {
      running.current = null;
    }
  }
  return { state, start, cancel: () => running.current?.abort() };
}
