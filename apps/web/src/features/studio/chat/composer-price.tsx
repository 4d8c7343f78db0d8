import { limits } from '@kilim/contract';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type Estimate, priceText } from './price.ts';

const separator = ' · ';
/** From here on the composer counts the characters. */
const countedFrom = limits.promptMaximum * 0.9;

interface ComposerPriceProps {
  readonly prompt: string;
  /** Undefined until the price of a prompt is known. */
  readonly estimate: (Estimate & { readonly minimumBalance: number }) | undefined;
  /** The price belongs to an earlier text. */
  readonly isOld: boolean;
  /** Undefined while it is not known. */
  readonly balance: number | undefined;
  /** Shows what the prompt costs and asks for. */
  readonly onDetails: () => void;
}

/** Whether a balance allows a prompt, as far as both are known: docs/rules/credits.md#unknown-balance */
export function isAffordable(
  estimate: { readonly minimumBalance: number } | undefined,
  balance: number | undefined,
): boolean {
  return estimate === undefined || balance === undefined || balance >= estimate.minimumBalance;
}

/** Beside the send button: why a prompt cannot be sent, otherwise its length near the maximum and its price. */
export function ComposerPrice({ prompt, estimate, isOld, balance, onDetails }: ComposerPriceProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number): string => formatNumber(value, language);
  if (prompt.length > limits.promptMaximum) {
    return (
      <span className="text-danger">
        {translate('chat.tooLong', { maximum: number(limits.promptMaximum), length: number(prompt.length) })}
      </span>
    );
  }
  if (prompt.trim() === '') return null;
  const length = `${number(prompt.length)} / ${number(limits.promptMaximum)}`;
  if (estimate !== undefined && balance !== undefined && !isOld && !isAffordable(estimate, balance)) {
    return (
      <span className="text-danger">
        {translate('chat.changeTooExpensive', {
          minimum: number(estimate.minimumBalance),
          balance: number(balance),
        })}
      </span>
    );
  }
  return (
    <>
      {prompt.length >= countedFrom ? <span className="pr-2">{length}</span> : null}
      {estimate === undefined ? null : (
        <button
          aria-haspopup="dialog"
          className={classNames(
            'min-h-10 rounded-control px-1 text-right underline decoration-dotted underline-offset-4 transition-opacity',
            isOld && 'opacity-50',
          )}
          onClick={onDetails}
          type="button"
          title={
            estimate.expectedCredits === estimate.maximumCredits
              ? undefined
              : translate('chat.estimateLong', {
                  expected: number(estimate.expectedCredits),
                  maximum: number(estimate.maximumCredits),
                })
          }
        >
          {priceText(estimate, number, translate)}
          {estimate.maximumCredits > estimate.expectedCredits ? (
            <span className="whitespace-nowrap">
              {separator}
              {translate('turn.atMost', {
                count: estimate.maximumCredits,
                credits: number(estimate.maximumCredits),
              })}
            </span>
          ) : null}
        </button>
      )}
    </>
  );
}
