import { limits, type PlanStep } from '@kilim/contract';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { estimateQuery } from '../api/turns.ts';
import { priceText } from '../chat/price.ts';
import { useStudio } from '../session/studio-context.tsx';

const numbered = (number: number, title: string): string => `${number}. ${title}`;

interface PlanStepsProps {
  readonly steps: readonly PlanStep[];
  /** An older plan is only shown: its steps may have been carried out. */
  readonly isLast: boolean;
}

/** The steps of a plan with their prices; a press lets the chosen ones run one after another. */
export function PlanSteps({ steps, isLast }: PlanStepsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { projectId, queue, ui } = useStudio();
  const hasRoom = useStore(queue, ({ items }) => items.length < limits.queuedPrompts);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = steps.filter((_, at) => !left.has(at));
  const prices = useQueries({
    queries: steps.map(({ prompt }) => ({ ...estimateQuery(projectId, prompt), enabled: isLast })),
  }).map(({ data }) => data);
  const number = (value: number): string => formatNumber(value, language);
  const total = prices.reduce(
    (sum, price, at) => (left.has(at) ? sum : sum + (price?.expectedCredits ?? 0)),
    0,
  );

  function toggle(at: number): void {
    const next = new Set(left);
    if (!next.delete(at)) next.add(at);
    setLeft(next);
  }
  function run(): void {
    // What was left out stays left out; a second press must not run the others again.
    const added = queue.add(chosen.map(({ prompt }) => ({ prompt, mode: 'build', attachments: [] })));
    queue.setPaused(false);
    ui.change({ mode: 'build' });
    setLeft(new Set(steps.keys()));
    const missing = chosen.length - added;
    showToast(
      missing > 0
        ? { type: 'warning', title: translate('turn.plan.tooMany', { count: missing }) }
        : { type: 'info', title: translate('turn.plan.queued') },
    );
  }

  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <h4 className="border-b border-line px-3 py-2 text-12 font-medium text-muted">
        {translate('turn.plan.title')}
      </h4>
      <ol>
        {steps.map(({ title, prompt }, at) => {
          const price = prices[at];
          return (
            <li className="border-b border-line last:border-0" key={`${at} ${title}`}>
              <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2 text-13 sm:min-h-10">
                {isLast ? (
                  <input
                    aria-label={translate('turn.plan.step', { number: at + 1, title })}
                    checked={!left.has(at)}
                    className="mt-0.5 size-4 shrink-0 accent-primary"
                    onChange={() => toggle(at)}
                    type="checkbox"
                  />
                ) : null}
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  <span className="font-medium">{numbered(at + 1, title)}</span>
                  {prompt === title ? null : <span className="block text-muted">{prompt}</span>}
                </span>
                {price === undefined ? null : (
                  <span className="shrink-0 text-12 text-muted numerals">
                    {priceText(price, number, translate)}
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ol>
      {isLast ? (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line bg-sunken px-3 py-2">
          <span className="text-12 text-muted numerals">
            {total > 0 ? translate('turn.plan.total', { credits: number(total) }) : null}
          </span>
          <Button disabled={chosen.length === 0 || !hasRoom} onClick={run} variant="primary">
            {translate('turn.plan.run', { count: chosen.length })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
