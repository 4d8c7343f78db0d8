import {
  type Currency,
  type EndpointReply,
  enterprisePlanId,
  type listPlans,
  type Plan,
} from '@kilim/contract';
import { Building2, Check, Gem, Rocket, Sprout } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../api/session.ts';
import { formatMoney, formatNumber } from '../i18n/formats.ts';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { countConversations, describeCredits, listFeatures } from './describe-plan.ts';
import { planPrice } from './plan-price.ts';

/** docs/rules/pricing-page.md#plan-cards */
const featuresShown = 3;

/** Icons of the basic and pro plans; other plans get a default. */
function PlanIcon({ planId }: Pick<Plan, 'planId'>) {
  const Icon =
    planId === 'basic' ? Sprout : planId === 'pro' ? Rocket : planId === enterprisePlanId ? Building2 : Gem;
  return <Icon aria-hidden="true" className="size-5" />;
}

function PlanPriceLines({ plan, currency, catalogue }: PlanCardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const price = planPrice(plan, currency, catalogue.currencies);
  if (price.kind === 'talk') {
    return (
      <div>
        <p className="text-28 font-semibold tracking-tight">{translate('pricing.plans.byTalk')}</p>
        <p className="text-13 text-muted">{translate('pricing.plans.byTalkNote')}</p>
      </div>
    );
  }
  const amount = formatMoney(price.amount, price.currency, language);
  return (
    <div>
      <p className="text-28 font-semibold tracking-tight numerals">{amount}</p>
      <p className="text-13 text-muted">
        {price.isOther
          ? translate('pricing.plans.onlyIn', { currency, price: amount })
          : translate('pricing.plans.taxIncluded')}
      </p>
    </div>
  );
}

/** The address to buy a plan: checkout, registration first for guests, the contact form for contact-only plans. */
function BuyLink({ plan, currency, catalogue }: PlanCardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const isSignedIn = useSession().status === 'signed-in';
  const price = planPrice(plan, currency, catalogue.currencies);
  const look = classNames(buttonLook(plan.isPopular ? 'primary' : 'secondary', 'large'), 'w-full');
  if (price.kind === 'talk') {
    return (
      <Link to={paths.contact.to()} className={look}>
        {translate('pricing.plans.contact')}
      </Link>
    );
  }
  const checkout = paths.payment.to(plan.planId, { currency: price.currency });
  return (
    <Link to={isSignedIn ? checkout : paths.auth.to('register', checkout)} className={look}>
      <span className="truncate">{translate('pricing.plans.buy', { name: plan.name[language] })}</span>
    </Link>
  );
}

export interface PlanCardProps {
  readonly plan: Plan;
  readonly currency: Currency;
  /** Currencies that can be paid, and what a conversation is estimated to cost. */
  readonly catalogue: Pick<EndpointReply<typeof listPlans>, 'currencies' | 'creditsPerConversation'>;
}

/** One plan: price, credits, the first three features and the buy button. */
export function PlanCard({ plan, currency, catalogue }: PlanCardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const name = plan.name[language];
  const features = listFeatures(plan, translate, language);
  const conversations = countConversations(plan, catalogue.creditsPerConversation);
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'row-span-6 grid h-full grid-rows-subgrid gap-5 rounded-dialog border bg-raised p-6',
        plan.isPopular ? 'border-primary' : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <span className="flex size-10 items-center justify-center rounded-card bg-primary/10 text-primary">
          <PlanIcon planId={plan.planId} />
        </span>
        {plan.isPopular ? <Badge tone="primary">{translate('pricing.plans.popular')}</Badge> : null}
      </div>
      <div>
        <h3 id={titleId} className="text-20 font-semibold break-words">
          {name}
        </h3>
        <p className="pt-1 text-14 text-muted">{plan.description[language]}</p>
      </div>
      <PlanPriceLines plan={plan} currency={currency} catalogue={catalogue} />
      <div className="border-y border-line py-3">
        <p className="text-16 font-medium numerals">{describeCredits(plan, translate, language)}</p>
        {conversations === null || conversations === 0 ? null : (
          <p className="text-13 text-muted numerals">
            {translate('pricing.plans.conversations', {
              count: conversations,
              amount: formatNumber(conversations, language),
            })}
          </p>
        )}
      </div>
      {/* Every card has the same six rows, so that cards align. */}
      <div>
        <ul
          id={listId}
          aria-label={translate('pricing.plans.features', { name })}
          // A long list scrolls inside the card; a scroll area must be focusable by keyboard.
          {...(isOpen ? { tabIndex: 0 } : {})}
          className="flex max-h-64 flex-col gap-2 overflow-y-auto"
        >
          {(isOpen ? features : features.slice(0, featuresShown)).map((feature, place) => (
            <li key={`${place} ${feature}`} className="flex items-start gap-2 text-14">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
              <span className="min-w-0 break-words">{feature}</span>
            </li>
          ))}
        </ul>
        {features.length > featuresShown ? (
          <Button
            variant="link"
            className="mt-1 -ml-1"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {translate(isOpen ? 'pricing.plans.less' : 'pricing.plans.more')}
          </Button>
        ) : null}
      </div>
      <div className="self-end">
        <BuyLink plan={plan} currency={currency} catalogue={catalogue} />
      </div>
    </article>
  );
}
