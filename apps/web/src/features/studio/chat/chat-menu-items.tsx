import { isTurnOver } from '@kilim/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Info, Trash2 } from 'lucide-react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../i18n/translation.ts';
import { MenuItem } from '../../../ui/menu.tsx';
import { messagesQuery } from '../api/messages.ts';
import { aiStatusQuery } from '../api/turns.ts';
import { useStudio } from '../session/studio-context.tsx';

/** Clears the chat, unless it is empty or an answer is being written. */
export function ClearChatItem() {
  const translate = useTranslate();
  const { projectId, turns, ui } = useStudio();
  const messages = useInfiniteQuery(messagesQuery(projectId));
  const turn = useStore(turns, (state) => state.turn);
  const isEmpty = messages.data?.length === 0 && turn === null;
  const canClear = !isEmpty && (turn === null || isTurnOver(turn.status));
  return (
    <MenuItem
      icon={<Trash2 aria-hidden="true" />}
      isDangerous
      isDisabled={!canClear}
      onSelect={() => ui.change({ chatDialog: 'clear' })}
    >
      {translate('chat.clear')}
    </MenuItem>
  );
}

/** Says what the built-in assistant can do; users need not know which other model answers. */
export function AssistantItem() {
  const translate = useTranslate();
  const { ui } = useStudio();
  const status = useQuery(aiStatusQuery).data;
  if (status?.provider !== 'builtin') return null;
  return (
    <MenuItem icon={<Info aria-hidden="true" />} onSelect={() => ui.change({ chatDialog: 'assistant' })}>
      {translate('chat.aboutProvider')}
    </MenuItem>
  );
}
