import {
  CircleCheck,
  CirclePlay,
  CircleStop,
  Moon,
  RotateCcwSquare,
  RotateCw,
  Sun,
  Tablet,
  Terminal,
  TriangleAlert,
} from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { usePreview, useStudio } from '../session/studio-context.tsx';
import { countProblems } from './preview-store.ts';

interface PreviewToolbarProps {
  readonly isStopped: boolean;
  readonly onRestart: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

/** Controls of the preview: device, rotation, theme, reload, safe mode and console. */
export function PreviewToolbar({ isStopped, onRestart, onRun, onStop }: PreviewToolbarProps) {
  const translate = useTranslate();
  const { preview } = useStudio();
  const device = usePreview((view) => view.device);
  const isRotated = usePreview((view) => view.isRotated);
  const scheme = usePreview((view) => view.scheme);
  const isConsoleOpen = usePreview((view) => view.isConsoleOpen);
  const problems = usePreview(countProblems);
  return (
    <div
      aria-label={translate('preview.title')}
      className="flex h-10 shrink-0 items-center border-b border-line bg-page px-1"
      role="toolbar"
    >
      <IconButton
        aria-pressed={device === 'tablet'}
        icon={<Tablet aria-hidden="true" />}
        label={translate('preview.tablet')}
        onClick={() => preview.change({ device: device === 'tablet' ? 'phone' : 'tablet' })}
      />
      <IconButton
        aria-pressed={isRotated}
        icon={<RotateCcwSquare aria-hidden="true" />}
        label={translate('preview.rotate')}
        onClick={() => preview.change({ isRotated: !isRotated })}
      />
      <IconButton
        icon={scheme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        label={translate(scheme === 'dark' ? 'preview.deviceLight' : 'preview.deviceDark')}
        onClick={() => preview.change({ scheme: scheme === 'dark' ? 'light' : 'dark' })}
      />
      <IconButton
        icon={<RotateCw aria-hidden="true" />}
        disabled={isStopped}
        label={translate('preview.reload')}
        onClick={onRestart}
      />
      <IconButton
        icon={isStopped ? <CirclePlay aria-hidden="true" /> : <CircleStop aria-hidden="true" />}
        label={translate(isStopped ? 'preview.safeMode.run' : 'preview.safeMode.stop')}
        onClick={isStopped ? onRun : onStop}
      />
      <div className="flex-1" />
      <button
        aria-expanded={isConsoleOpen}
        aria-label={translate(isConsoleOpen ? 'preview.console.close' : 'preview.console.open')}
        className={classNames(
          'flex h-10 items-center gap-1.5 rounded-control px-2 text-12 font-medium numerals hover:bg-ink/6',
          problems > 0 ? 'text-danger' : 'text-muted',
        )}
        onClick={() => preview.change({ isConsoleOpen: !isConsoleOpen })}
        title={
          problems > 0 ? translate('preview.problems', { count: problems }) : translate('preview.noProblems')
        }
        type="button"
      >
        {problems > 0 ? (
          <>
            <TriangleAlert aria-hidden="true" className="size-4" />
            {problems}
            <span className="sr-only">{translate('preview.problems', { count: problems })}</span>
          </>
        ) : (
          <CircleCheck aria-hidden="true" className="size-4" />
        )}
        <Terminal aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
