import { AppError, askForComponents, type ProjectId } from '@kilim/contract';
import { type DesignElement, readComponentAnswer, suggestComponents } from '@kilim/design-model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../../api/client.ts';
import { createRandomId } from '../../../../api/random-id.ts';
import { useSingleRun } from '../../../../api/use-single-run.ts';
import { useLanguage } from '../../../../i18n/translation.ts';
import { aiStatusQuery } from '../../api/turns.ts';
import { createShortId } from '../state/designer-store.ts';

export interface Suggestion {
  readonly elements: readonly DesignElement[];
  /** Credits; 0 for the built-in set. */
  readonly charged: number;
}

/** Elements for a description: of the connected model, or of the built-in set where there is none. */
export function useSuggestion(projectId: ProjectId, width: number) {
  const language = useLanguage();
  const isBuiltIn = useQuery(aiStatusQuery).data?.provider === 'builtin';
  const controller = useRef<AbortController | null>(null);
  // The same description has the same key until it is answered, so that a lost reply is not paid twice.
  const attempt = useRef({ prompt: '', key: '' });
  useEffect(() => () => controller.current?.abort(), []);

  const asking = useSingleRun(
    useMutation({
      mutationFn: async (prompt: string): Promise<Suggestion> => {
        const options = { language, scheme: 'light', width, createId: createShortId } as const;
        const chooseBuiltIn = (): Suggestion => ({
          elements: suggestComponents(prompt, options).elements,
          charged: 0,
        });
        if (isBuiltIn) return chooseBuiltIn();
        if (attempt.current.prompt !== prompt) attempt.current = { prompt, key: createRandomId() };
        controller.current = new AbortController();
        const body = { prompt, language, width, idempotencyKey: attempt.current.key };
        const { signal } = controller.current;
        const { answer, charged } = await call(askForComponents, { params: { projectId }, body, signal });
        attempt.current = { prompt: '', key: '' };
        if (answer === null) return chooseBuiltIn();
        const read = readComponentAnswer(answer, language, createShortId);
        if (!read.ok) throw new AppError('ai_reply_unreadable');
        return { elements: read.value.elements, charged };
      },
    }),
  );
  return {
    ...asking,
    isBuiltIn,
    /** Gives the answer up; nothing is charged for it. */
    stop: () => controller.current?.abort(),
    isStopped: () => controller.current?.signal.aborted === true,
  };
}
