import type { Turn } from '@kilim/contract';
import { ArrowUp, ListPlus } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StopButton } from './stop-button.tsx';
import { StopSendingButton } from './stop-sending-button.tsx';

interface SendButtonsProps {
  readonly running: Turn | null;
  readonly isSending: boolean;
  /** Other prompts wait, so this one waits behind them. */
  readonly isQueueing: boolean;
  readonly canSubmit: boolean;
  readonly isEmpty: boolean;
  readonly onSubmit: () => void;
}

/** Send, or while a turn runs stop and, once something is typed, add to the queue. */
export function SendButtons(props: SendButtonsProps) {
  const { running, isSending, isQueueing, canSubmit, isEmpty, onSubmit } = props;
  const translate = useTranslate();
  if (isSending && running === null) return <StopSendingButton />;
  const button = (
    <IconButton
      className="bg-primary text-on-primary! hover:bg-primary hover:brightness-110"
      disabled={!canSubmit}
      icon={isQueueing ? <ListPlus aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
      label={translate(isQueueing ? 'turn.queue.add' : 'chat.send')}
      onClick={onSubmit}
    />
  );
  if (running === null) return button;
  return (
    <>
      <StopButton turn={running} />
      {isEmpty ? null : button}
    </>
  );
}
