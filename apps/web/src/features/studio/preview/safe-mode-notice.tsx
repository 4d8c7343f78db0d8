import { Play } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { StopReason } from './preview-store.ts';

interface StoppedNoticeProps {
  readonly reason: StopReason;
  readonly onRun: () => void;
}

/** Shown in safe mode instead of the app: the reason and a button to run it. */
export function SafeModeNotice({ reason, onRun }: StoppedNoticeProps) {
  const translate = useTranslate();
  const hasFrozen = reason === 'frozen';
  return (
    <div className="absolute inset-0 flex items-center justify-center overflow-y-auto p-4">
      <div className="my-auto w-full max-w-md rounded-card border border-line bg-raised p-5 shadow-float">
        <div role={hasFrozen ? 'alert' : 'status'}>
          <h3 className="text-16 font-semibold">
            {translate(hasFrozen ? 'preview.safeMode.frozeTitle' : 'preview.safeMode.stoppedTitle')}
          </h3>
          <p className="mt-1 mb-4 text-14 text-muted">
            {translate(hasFrozen ? 'preview.safeMode.frozeHint' : 'preview.safeMode.stoppedHint')}
          </p>
        </div>
        <Button icon={<Play aria-hidden="true" className="size-4" />} onClick={onRun}>
          {translate('preview.safeMode.run')}
        </Button>
      </div>
    </div>
  );
}
