import type { AiModel, AiOverview } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Card } from '../../../ui/card.tsx';
import { aiModelsQuery } from './api/models.ts';

interface AnsweringCardProps {
  readonly overview: AiOverview;
  /** Receives the focus when a button that changed the answering model is gone. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** The connected model. */
  readonly children: ReactNode;
}

/** Whether users get answers of the connected model, as far as its last request tells. */
export function isModelAnswering({ answering, connection }: AiOverview): boolean {
  const problem = connection?.check.problem ?? null;
  return answering === 'connection' && (problem === null || problem === 'unreadable');
}

/** Whether changes are sent to an added model now. */
function isAsked({ isEnabled, tasks, health }: AiModel): boolean {
  return isEnabled && tasks.includes('change') && health.state !== 'paused' && health.state !== 'spent';
}

function useAnswering(overview: AiOverview): {
  readonly name: string;
  readonly text: string | null;
} {
  const translate = useTranslate();
  const added = useQuery(aiModelsQuery).data?.models.find(isAsked);
  if (added !== undefined) return { name: added.name, text: translate('adminAiModels.answering') };
  const { answering, environment, connection } = overview;
  if (answering === 'environment' && environment !== null) {
    const { model, host } = environment;
    return { name: model, text: translate('adminAi.answering.environmentText', { host }) };
  }
  if (connection !== null) {
    const { model } = connection;
    if (isModelAnswering(overview)) return { name: model, text: null };
    return {
      name: translate('adminAi.answering.builtin'),
      text: translate('adminAi.answering.standInText', { model }),
    };
  }
  return {
    name: translate('adminAi.answering.builtin'),
    text: translate('adminAi.answering.builtinText'),
  };
}

/** What answers the next prompt, and the connected model. */
export function AnsweringCard({ overview, headingRef, children }: AnsweringCardProps) {
  const translate = useTranslate();
  const { name, text } = useAnswering(overview);
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary/10 text-primary">
          <Bot aria-hidden="true" className="size-5" />
        </span>
        <div className="min-w-0">
          <h3 ref={headingRef} tabIndex={-1} className="text-13 text-muted outline-none">
            {translate('adminAi.answering.title')}
          </h3>
          <p className="text-16 font-semibold break-words">{name}</p>
          {text === null ? null : <p className="max-w-prose pt-1 text-14 text-muted">{text}</p>}
        </div>
      </div>
      {children}
    </Card>
  );
}
