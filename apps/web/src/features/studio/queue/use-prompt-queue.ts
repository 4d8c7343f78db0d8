import { AppError, isTurnOver, type Turn } from '@kilim/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { useSendPrompt } from '../chat/use-send-prompt.ts';
import { useStudio } from '../session/studio-context.tsx';

/**
 * Sends the waiting prompts one after another. A turn that failed or was stopped pauses the queue, because the next
 * prompts may build on it: docs/rules/studio.md#queue
 */
export function usePromptQueue(): void {
  const { queue, turns, ui } = useStudio();
  const first = useStore(queue, ({ items }) => items[0]);
  const isPaused = useStore(queue, (state) => state.isPaused);
  const turn = useStore(turns, (state) => state.turn);
  const { canSend, send } = useSendPrompt();
  const isIdle = canSend && (turn === null || isTurnOver(turn.status));

  const sendFirst = useEffectEvent(async (): Promise<void> => {
    // A turn that has just been stopped paused the queue after this was rendered.
    if (first === undefined || queue.getState().isPaused) return;
    const { id: idempotencyKey, prompt, mode, attachments } = first;
    const result = await send(prompt, { mode, attachments, idempotencyKey });
    if (result === 'sent') queue.remove(idempotencyKey);
    else queue.setPaused(true);
  });
  // A turn of this prompt that another tab runs is waited for.
  const error = useStore(ui, (state) => state.sendError);
  const isBusyElsewhere = error instanceof AppError && error.type === 'turn_in_progress';
  const seen = useRef<Turn['id'] | null>(null);
  useEffect(() => {
    if (turn === null || seen.current === turn.id || !isTurnOver(turn.status)) return;
    seen.current = turn.id;
    if (turn.status !== 'done') queue.setPaused(true);
    else if (isBusyElsewhere) queue.setPaused(false);
  }, [turn, queue, isBusyElsewhere]);
  // After the effect that pauses.
  useEffect(() => {
    if (isIdle && !isPaused && first !== undefined) void sendFirst();
  }, [isIdle, isPaused, first]);

  useEffect(() => {
    const reload = (): void => queue.reload();
    window.addEventListener('storage', reload);
    return () => window.removeEventListener('storage', reload);
  }, [queue]);
}
