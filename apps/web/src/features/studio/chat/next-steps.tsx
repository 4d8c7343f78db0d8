import { useQuery } from '@tanstack/react-query';
import { useCredits } from '../../../api/credits.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { estimateQuery } from '../api/turns.ts';
import { useStudio } from '../session/studio-context.tsx';
import { isAffordable } from './composer-price.tsx';
import { focusComposer } from './focus-composer.ts';
import { priceText } from './price.ts';
import { useSendPrompt } from './use-send-prompt.ts';

/** Suggested prompts under the newest answer. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  const translate = useTranslate();
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-12 font-medium text-muted">{translate('chat.nextSteps')}</p>
      <ul className="flex flex-col gap-1.5">
        {steps.map((step) => (
          <li key={step}>
            <NextStep step={step} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sends its prompt when its price is shown and the balance suffices; otherwise puts it into the composer. */
function NextStep({ step }: { readonly step: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { projectId, ui } = useStudio();
  const credits = useCredits();
  const { canSend, send } = useSendPrompt();
  const estimate = useQuery(estimateQuery(projectId, step)).data;
  const isReady = canSend && estimate !== undefined && isAffordable(estimate, credits.data?.balance);
  return (
    <button
      className="flex min-h-11 w-full items-center gap-3 rounded-card border border-line bg-raised px-3 py-2 text-left text-13 transition-colors hover:border-line-strong hover:bg-sunken sm:min-h-10"
      onClick={() => {
        if (isReady) {
          void send(step);
          return;
        }
        ui.change({ prompt: step });
        focusComposer();
      }}
      type="button"
    >
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{step}</span>
      <span className="shrink-0 text-12 text-muted numerals">
        {estimate === undefined
          ? null
          : priceText(estimate, (value) => formatNumber(value, language), translate)}
      </span>
    </button>
  );
}
