import type { Project, UntestedPackage, UntestedPackageChoice } from '@kilim/contract';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { downloadExport, fetchUntestedPackages } from '../api/download-export.ts';
import { useStudio } from '../session/studio-context.tsx';

export interface ExportState {
  readonly isBusy: boolean;
  /** Untested packages that the user has to decide about before the download. */
  readonly untestedPackages: readonly UntestedPackage[];
  start(): Promise<void>;
  choose(packages: UntestedPackageChoice): Promise<void>;
  cancel(): void;
}

/** Exports the project after saving it; conflicts have to be resolved first. docs/rules/studio.md#export */
export function useExport(project: Project): ExportState {
  const translate = useTranslate();
  const language = useLanguage();
  const { sync, document, ui } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [untestedPackages, setUntestedPackages] = useState<readonly UntestedPackage[]>([]);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      await work(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      showToast({
        type: 'error',
        title: translate('studio.export.failed'),
        message: errorText(error, translate),
      });
    } finally {
      running.current = null;
      setBusy(false);
    }
  }

  async function download(packages: UntestedPackageChoice | null, signal: AbortSignal): Promise<void> {
    const { id: projectId, name: projectName } = project;
    await downloadExport({ projectId, projectName, language, packages, signal });
    // The lock file does not contain added packages, so `npm ci` would fail with them.
    const install = packages === 'keep' ? 'npm install' : 'npm ci';
    showToast({
      type: 'success',
      title: translate('studio.export.done'),
      message: translate('studio.export.doneHint', { install }),
    });
  }

  const start = (): Promise<void> =>
    run(async (signal) => {
      await sync.saveNow();
      if (sync.hasUnsavedEdits()) {
        showToast({ type: 'warning', title: translate('studio.export.unsaved') });
        ui.change({ conflictPath: [...document.getState().conflicts.keys()][0] ?? null });
        return;
      }
      const packages = await fetchUntestedPackages(project.id, signal);
      if (packages.length > 0) setUntestedPackages(packages);
      else await download(null, signal);
    });

  return {
    isBusy,
    untestedPackages,
    start,
    choose: (packages) => {
      setUntestedPackages([]);
      return run((signal) => download(packages, signal));
    },
    cancel: () => setUntestedPackages([]),
  };
}
