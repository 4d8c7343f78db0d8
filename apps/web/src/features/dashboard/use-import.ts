import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { showToast } from '../../ui/toast.ts';
import { type ImportReport, useImportProject } from './api/import-project.ts';

/** The progress of an import. */
export type ImportState =
  | { readonly kind: 'idle'; readonly problem: unknown }
  | { readonly kind: 'sending'; readonly fileName: string; readonly part: number }
  | { readonly kind: 'done'; readonly report: ImportReport };

export interface ImportRun {
  readonly state: ImportState;
  readonly start: (file: File) => void;
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

  const run = async (file: File, abort: AbortController): Promise<void> => {
    const { signal } = abort;
    const tell = (next: ImportState): void => {
      if (!signal.aborted) setState(next);
    };
    const onProgress = (part: number): void => tell({ kind: 'sending', fileName: file.name, part });
    onProgress(0);
    try {
      const report = await mutateAsync({ file, signal, onProgress });
      if (report.skippedCount > 0) tell({ kind: 'done', report });
      if (signal.aborted || report.skippedCount > 0) return;
      const { id, name } = report.project;
      showToast({ type: 'success', title: translate('dashboard.import.done', { name }) });
      void navigate(paths.studio.to(id), { replace: true });
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
    start: (file) => {
      if (running.current !== null) return;
      running.current = new AbortController();
      void run(file, running.current);
    },
    reset: () => {
      stop();
      setState(idle);
    },
  };
}
