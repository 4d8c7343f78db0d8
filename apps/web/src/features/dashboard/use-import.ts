import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { showToast } from '../../ui/toast.ts';
import { type ImportReport, type ImportSource, useImportProject } from './api/import-project.ts';

/** The progress of an import. */
export type ImportState =
  | { readonly kind: 'idle'; readonly problem: unknown }
  | { readonly kind: 'collecting'; readonly name: string; readonly count: number }
  | { readonly kind: 'fetching'; readonly name: string }
  | { readonly kind: 'sending'; readonly name: string; readonly part: number }
  | { readonly kind: 'done'; readonly report: ImportReport };

export interface ImportRun {
  readonly state: ImportState;
  readonly start: (source: ImportSource) => void;
  /** Aborts the running import and resets its result. */
  readonly reset: () => void;
}

const idle: ImportState = { kind: 'idle', problem: null };

/** Runs one import at a time. Opens the studio when every file was imported, else shows the skipped ones. */
export function useImport(): ImportRun {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { mutateAsync } = useImportProject(useLanguage());
  const [state, setState] = useState<ImportState>(idle);
  const running = useRef<AbortController | null>(null);

  const run = async (source: ImportSource, abort: AbortController): Promise<void> => {
    const { signal } = abort;
    const { name } = source;
    const tell = (next: ImportState): void => {
      if (!signal.aborted) setState(next);
    };
    const onCount = (count: number): void => tell({ kind: 'collecting', name, count });
    const onProgress = (part: number): void => tell({ kind: 'sending', name, part });
    if (source.kind === 'zip') onProgress(0);
    else if (source.kind === 'folder') onCount(0);
    else tell({ kind: 'fetching', name });
    try {
      const report = await mutateAsync({ source, signal, onCount, onProgress });
      if (report.skippedCount > 0) tell({ kind: 'done', report });
      if (signal.aborted || report.skippedCount > 0) return;
      showToast({
        type: 'success',
        title: translate('dashboard.import.done', { name: report.project.name }),
      });
      void navigate(paths.studio.to(report.project.id), { replace: true });
    } catch (problem) {
      tell({ kind: 'idle', problem });
    } finally {
      if (running.current === abort) running.current = null;
    }
  };
  const stop = (): void => {
    running.current?.abort();
    running.current = null;
  };
  // Leaving the page aborts the import.
  useEffect(() => stop, []);

  return {
    state,
    start: (source) => {
      if (running.current !== null) return;
      running.current = new AbortController();
      void run(source, running.current);
    },
    reset: () => {
      stop();
      setState(idle);
    },
  };
}
