import { SquareDashedMousePointer } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { usePreview, useStudio } from '../session/studio-context.tsx';

/** Starts and ends picking an element of the running app. */
export function PickButton() {
  const translate = useTranslate();
  const { preview } = useStudio();
  const isPicking = usePreview((view) => view.isPicking);
  const isRunning = usePreview((view) => view.stopped === null && view.state.kind === 'running');
  return (
    <IconButton
      aria-pressed={isPicking}
      disabled={!isRunning}
      icon={<SquareDashedMousePointer aria-hidden="true" />}
      label={translate('turn.pick.start')}
      onClick={() => preview.change({ isPicking: !isPicking, picked: null })}
    />
  );
}
