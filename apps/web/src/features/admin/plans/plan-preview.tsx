import { type Currency, currencies, type Language } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { creditsQuery } from '../../../api/credits.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { PlanCard } from '../../../billing/plan-card.tsx';
import { loadOtherTranslation } from '../../../i18n/other-translation.ts';
import { TranslationContext, useTranslate } from '../../../i18n/translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { draftPlan } from './drafted-plan.ts';
import type { PlanFormApi } from './plan-fields.tsx';

/** The currency that most readers of the language see first. */
const shownCurrency = { tr: 'TRY', en: 'USD' } as const satisfies Record<Language, Currency>;

/** Any valid time: cards show none. */
const at = new Date(0).toISOString();

/** The card of the pricing page as the form describes it, in one language. */
function PreviewIn({ form, language }: { readonly form: PlanFormApi; readonly language: Language }) {
  const translate = useTranslate();
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const texts = useQuery({
    queryKey: [...queryKeys.site, 'plan-preview', language],
    queryFn: () => loadOtherTranslation(language, ['public', 'pricing']),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const credits = useQuery(creditsQuery);
  const label = translate(language === 'tr' ? 'admin.planEditor.previewTr' : 'admin.planEditor.previewEn');
  if (texts.data === undefined || credits.data === undefined)
    return <Skeleton className="h-80 rounded-dialog" />;
  const plan = draftPlan(typed, { name: translate('admin.planEditor.previewName'), at });
  return (
    <section aria-label={label} lang={language} className="flex min-w-0 flex-col gap-2">
      <h3 className="text-13 font-medium text-muted">{label}</h3>
      {/* Buttons of the preview lead nowhere. */}
      <div inert className="grid grow">
        <TranslationContext value={texts.data}>
          <PlanCard
            plan={plan}
            currency={shownCurrency[language]}
            catalogue={{
              currencies: [...currencies],
              creditsPerConversation: credits.data.creditsPerConversation,
            }}
          />
        </TranslationContext>
      </div>
    </section>
  );
}

/** How buyers will see the plan, in both languages. */
export function PlanPreview(props: { readonly form: PlanFormApi }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PreviewIn {...props} language="tr" />
      <PreviewIn {...props} language="en" />
    </div>
  );
}
