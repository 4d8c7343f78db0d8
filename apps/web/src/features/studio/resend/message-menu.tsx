import { type ChatMessage, isTurnOver } from '@kilim/contract';
import { Ellipsis, GitFork, Info, Pencil, RotateCcw } from 'lucide-react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../i18n/translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { useStudio } from '../session/studio-context.tsx';
import { useFork } from './use-fork.ts';

interface MessageMenuProps {
  readonly message: ChatMessage;
  /** What the user asked; null if that message is not loaded. */
  readonly asked: ChatMessage | null;
}

/** Actions of an answer: answer again, change the prompt, make a project from here, details. */
export function MessageMenu({ message, asked }: MessageMenuProps) {
  const translate = useTranslate();
  const { turns, ui } = useStudio();
  const isRunning = useStore(turns, ({ turn }) => turn !== null && !isTurnOver(turn.status));
  const { isForking, fork } = useFork();
  const { turnId } = message;
  const resend = (kind: 'again' | 'edit') => (): void => {
    if (turnId === null || asked === null) return;
    const { content: prompt, attachments = [] } = asked;
    const mode = message.metadata?.mode ?? 'build';
    ui.change({ resend: { turnId, prompt, mode, attachments, kind } });
  };
  return (
    <Menu
      label={translate('turn.actions.title')}
      trigger={
        <IconButton
          icon={<Ellipsis aria-hidden="true" />}
          isBusy={isForking}
          label={translate('turn.actions.title')}
        />
      }
    >
      {turnId === null || asked === null ? null : (
        <>
          <MenuItem icon={<RotateCcw aria-hidden="true" />} isDisabled={isRunning} onSelect={resend('again')}>
            {translate('turn.actions.again')}
          </MenuItem>
          <MenuItem icon={<Pencil aria-hidden="true" />} isDisabled={isRunning} onSelect={resend('edit')}>
            {translate('turn.actions.edit')}
          </MenuItem>
        </>
      )}
      {turnId === null ? null : (
        <MenuItem icon={<GitFork aria-hidden="true" />} onSelect={() => void fork(turnId)}>
          {translate('turn.actions.fork')}
        </MenuItem>
      )}
      {message.metadata === null ? null : (
        <MenuItem icon={<Info aria-hidden="true" />} onSelect={() => ui.change({ detailsOf: message })}>
          {translate('turn.actions.details')}
        </MenuItem>
      )}
    </Menu>
  );
}
