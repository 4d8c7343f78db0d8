import type { Turn } from '@kilim/contract';
import { Square } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { stopRunningTurn } from '../api/turns.ts';
import { useStudio } from '../session/studio-context.tsx';

/** Stops the running turn. It replaces the send button, because a button inside the streaming answer would move. */
export function StopButton({ turn }: { readonly turn: Turn }) {
  const translate = useTranslate();
  const { turns } = useStudio();
  const [isStopping, setStopping] = useState(false);

  async function stop(): Promise<void> {
    setStopping(true);
    try {
      turns.show(await stopRunningTurn(turn.projectId, turn.id));
    } catch (error) {
      showToast({ type: 'error', title: translate('chat.stopFailed'), message: errorText(error, translate) });
      // The turn may have ended already: show its actual state.
      await turns.refresh().catch(() => undefined);
    } finally {
      setStopping(false);
    }
  }

  return (
    <Button
      icon={<Square aria-hidden="true" className="size-3.5 fill-current" />}
      isBusy={isStopping}
      onClick={() => void stop()}
      variant="secondary"
    >
      {translate(isStopping ? 'chat.stopping' : 'chat.stop')}
    </Button>
  );
}
