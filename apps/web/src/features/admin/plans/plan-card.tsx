import { currencies, type Plan, resolvePlanCredits } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useChangePlan } from './api/plans.ts';

/** docs/rules/admin.md#plans */
const featuresShown = 3;

export interface PlanCardProps {
  readonly plan: Plan;
  /** Moves the card among the others. */
  readonly handle: ReactNode;
  readonly isDragged: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function describeCredits(plan: Plan, translate: Translate, language: 'tr' | 'en'): string {
  if (plan.creditsCustom === 'unlimited') return translate('admin.plans.creditsUnlimited');
  const credits = resolvePlanCredits(plan);
  return translate(plan.creditsCustom === 'custom' ? 'admin.plans.creditsCustom' : 'admin.plans.credits', {
    count: credits,
    amount: formatNumber(credits, language),
  });
}

/** A plan for administrators: content, prices and state. */
export function PlanCard({ plan, handle, isDragged, onEdit, onDelete }: PlanCardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const change = useSingleRun(useChangePlan(plan.planId));
  const name = plan.name[language];
  const features = plan.features[language];
  const rest = features.length - featuresShown;
  const prices = currencies.filter((currency) => plan.price[currency] > 0);
  const verb = plan.isActive ? 'deactivate' : 'activate';
  return (
    <Card
      className={classNames(
        'flex h-full flex-col gap-3 p-4 transition-shadow',
        isDragged && 'border-primary shadow-float select-none',
      )}
    >
      <div className="flex items-start gap-1">
        {handle}
        <div className="min-w-0 flex-1">
          <h3 className="text-16 font-semibold break-words">{name}</h3>
          <p className="text-12 break-words text-muted">
            <code className="pr-2">{plan.planId}</code>
            {translate('admin.plans.order', { order: plan.sortOrder })}
          </p>
        </div>
        <div className="flex flex-wrap justify-end gap-1">
          {plan.isPopular ? <Badge tone="primary">{translate('admin.plans.popular')}</Badge> : null}
          <Badge tone={plan.isActive ? 'success' : 'neutral'}>
            {translate(plan.isActive ? 'admin.plans.active' : 'admin.plans.inactive')}
          </Badge>
        </div>
      </div>
      <div className="text-14">
        <p className="font-medium numerals">{describeCredits(plan, translate, language)}</p>
        <p className="text-muted numerals">
          {prices.length === 0
            ? translate('admin.plans.noPrice')
            : prices
                .map((currency) => formatMoney(plan.price[currency], currency, language))
                .join('\u00a0· ')}
        </p>
      </div>
      <ul className="list-disc pl-5 text-13 text-muted marker:text-faint">
        {features.slice(0, featuresShown).map((feature, place) => (
          <li key={`${place} ${feature}`} className="break-words">
            {feature}
          </li>
        ))}
        {features.length === 0 ? (
          <li className="-ml-5 list-none">{translate('admin.plans.noFeatures')}</li>
        ) : null}
        {rest > 0 ? (
          <li className="-ml-5 list-none">{translate('admin.plans.moreFeatures', { count: rest })}</li>
        ) : null}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-1 border-t border-line pt-3">
        <Button
          variant="secondary"
          aria-label={translate('admin.plans.edit', { name })}
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={onEdit}
        >
          {translate('admin.plans.editShort')}
        </Button>
        <Button
          variant="quiet"
          isBusy={change.isPending}
          aria-label={translate(`admin.plans.${verb}`, { name })}
          onClick={() =>
            change.mutate(
              { isActive: !plan.isActive },
              {
                onError: (error) =>
                  showToast({
                    type: 'error',
                    title: translate('admin.plans.toggleFailed'),
                    message: errorText(error, translate),
                  }),
              },
            )
          }
        >
          {translate(`admin.plans.${verb}Short`)}
        </Button>
        <IconButton
          className="ml-auto"
          label={translate('admin.plans.remove', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDelete}
        />
      </div>
    </Card>
  );
}
