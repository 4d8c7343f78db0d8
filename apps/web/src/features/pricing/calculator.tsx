import { estimateConversations, type Plan } from '@kilim/contract';
import { useId, useState } from 'react';
import { formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { Card } from '../../ui/card.tsx';
import { lineControlLook } from '../../ui/field.tsx';
import {
  creditsOfMessage,
  type MessageSize,
  messageSizes,
  messagesMaximum,
  messageTokens,
  suggestPlan,
} from './credit-calculator.ts';

export interface CalculatorProps {
  readonly plans: readonly Plan[];
  readonly creditsPerToken: number;
  readonly creditsPerConversation: number;
}

const clamp = (typed: string): number =>
  Math.min(messagesMaximum, Math.max(1, Math.round(Number(typed)) || 1));

/** Calculates messages → credits → plan with the server's pricing rule. */
export function Calculator({ plans, creditsPerToken, creditsPerConversation }: CalculatorProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const ids = { title: useId(), slider: useId(), size: useId(), tokens: useId() };
  // Keep the typed text: an empty field must not be filled in while typing.
  const [typed, setTyped] = useState('50');
  const messages = clamp(typed);
  const [size, setSize] = useState<MessageSize>('medium');
  const perMessage = creditsOfMessage(size, creditsPerToken);
  const credits = messages * perMessage;
  const suggestion = suggestPlan(plans, credits);
  const name = suggestion?.plan.name[language] ?? '';
  const advice =
    suggestion === null
      ? translate('pricing.calculator.tooMuch')
      : suggestion.times === 1
        ? translate('pricing.calculator.enough', { name })
        : translate('pricing.calculator.several', { name, count: suggestion.times });
  const conversations = estimateConversations(credits, creditsPerConversation);
  return (
    <section aria-labelledby={ids.title}>
      <Card className="flex flex-col gap-5 p-5 sm:p-6">
        <h3 id={ids.title} className="text-16 font-semibold">
          {translate('pricing.calculator.title')}
        </h3>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={ids.slider} className="text-13 font-medium">
            {translate('pricing.calculator.messages')}
          </label>
          <div className="flex items-center gap-3">
            <input
              id={ids.slider}
              type="range"
              min={1}
              max={messagesMaximum}
              value={messages}
              onChange={(event) => setTyped(event.target.value)}
              className="h-11 min-w-0 flex-1 cursor-pointer accent-primary sm:h-10"
            />
            <input
              type="number"
              inputMode="numeric"
              aria-label={translate('pricing.calculator.messages')}
              min={1}
              max={messagesMaximum}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => setTyped(String(messages))}
              className={`${lineControlLook} w-24! numerals`}
            />
          </div>
        </div>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={ids.size} className="text-13 font-medium">
            {translate('pricing.calculator.size')}
          </label>
          <select
            id={ids.size}
            aria-describedby={ids.tokens}
            value={size}
            onChange={(event) =>
              setSize(messageSizes.find((known) => known === event.target.value) ?? 'medium')
            }
            className={`${lineControlLook} cursor-pointer`}
          >
            {messageSizes.map((known) => (
              <option key={known} value={known}>
                {translate(`pricing.calculator.${known}`)}
              </option>
            ))}
          </select>
          <p id={ids.tokens} className="text-12 text-muted numerals">
            {translate(size === 'large' ? 'pricing.calculator.tokensAtMost' : 'pricing.calculator.tokens', {
              tokens: formatNumber(messageTokens[size], language),
            })}
          </p>
        </div>
        <output htmlFor={`${ids.slider} ${ids.size}`} className="block border-t border-line pt-4">
          <span className="block text-28 font-semibold tracking-tight numerals">
            {translate('pricing.calculator.result', {
              count: credits,
              amount: formatNumber(credits, language),
            })}
          </span>
          <span className="block text-13 text-muted numerals">
            {translate('pricing.calculator.perMessage', {
              count: perMessage,
              amount: formatNumber(perMessage, language),
            })}
          </span>
          <span className="block text-13 text-muted numerals">
            {translate('pricing.calculator.conversations', {
              count: conversations,
              amount: formatNumber(conversations, language),
            })}
          </span>
          <span className="block pt-2 text-14 font-medium">{advice}</span>
        </output>
      </Card>
    </section>
  );
}
