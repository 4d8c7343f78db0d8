import { currencies, planLimits, resolvePlanCredits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { type ReactNode, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { lineControlLook } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { NewPlan } from './api/plans.ts';
import { FeatureListField } from './feature-list-field.tsx';
import type { PlanFormInput } from './plan-form.ts';

export type PlanFormApi = UseFormReturn<PlanFormInput, unknown, NewPlan>;

function Group(props: { readonly title: string; readonly hint?: string; readonly children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <legend className="float-left text-14 font-semibold">{props.title}</legend>
      {props.hint === undefined ? null : <p className="text-13 text-muted">{props.hint}</p>}
      {props.children}
    </fieldset>
  );
}

/** The credits of a plan, and what buyers get for them: docs/rules/plans.md#credits-of-a-plan */
function CreditFields({ form }: { readonly form: PlanFormApi }) {
  const translate = useTranslate();
  const language = useLanguage();
  const meaningId = useId();
  const [credits, creditsCustom] = useWatch({ control: form.control, name: ['credits', 'creditsCustom'] });
  const problem = form.formState.errors.credits?.message;
  const amount = resolvePlanCredits({ credits: Number(credits), creditsCustom });
  return (
    <Group title={translate('admin.planEditor.creditsTitle')}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={meaningId} className="text-13 font-medium">
            {translate('admin.planEditor.creditsCustom')}
          </label>
          <select
            id={meaningId}
            className={`${lineControlLook} cursor-pointer`}
            {...form.register('creditsCustom')}
          >
            <option value="">{translate('admin.planEditor.creditsOwn')}</option>
            <option value="custom">{translate('admin.planEditor.creditsMeanCustom')}</option>
            <option value="unlimited">{translate('admin.planEditor.creditsMeanUnlimited')}</option>
          </select>
        </div>
        <TextField
          label={translate('admin.planEditor.credits')}
          inputMode="numeric"
          autoComplete="off"
          error={problem === undefined ? undefined : translate(problem as MessageKey)}
          {...form.register('credits')}
        />
      </div>
      {Number.isSafeInteger(amount) ? (
        <p role="status" className="text-13 text-muted numerals">
          {translate('admin.planEditor.creditsMeaning', {
            count: amount,
            amount: formatNumber(amount, language),
          })}
        </p>
      ) : null}
    </Group>
  );
}

export interface PlanFieldsProps {
  readonly form: PlanFormApi;
  readonly isNew: boolean;
}

/** All fields of a plan. The id cannot be changed later. */
export function PlanFields({ form, isNew }: PlanFieldsProps) {
  const translate = useTranslate();
  const { register, formState } = form;
  const { errors } = formState;
  const textOf = (message: string | undefined): string | undefined =>
    message === undefined ? undefined : translate(message as MessageKey);
  return (
    <>
      <Group title={translate('admin.planEditor.identity')}>
        <TextField
          label={translate('admin.planEditor.planId')}
          hint={translate(isNew ? 'admin.planEditor.planIdHint' : 'admin.planEditor.planIdFixed')}
          readOnly={!isNew}
          autoFocus={isNew}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={36}
          error={textOf(errors.planId?.message)}
          {...register('planId')}
        />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label={translate('admin.planEditor.nameTr')}
            autoFocus={!isNew}
            autoComplete="off"
            maxLength={planLimits.nameMaximum}
            error={textOf(errors.name?.tr?.message)}
            {...register('name.tr')}
          />
          <TextField
            label={translate('admin.planEditor.nameEn')}
            autoComplete="off"
            maxLength={planLimits.nameMaximum}
            error={textOf(errors.name?.en?.message)}
            {...register('name.en')}
          />
          <TextArea
            label={translate('admin.planEditor.descriptionTr')}
            rows={2}
            maxLength={planLimits.descriptionMaximum}
            error={textOf(errors.description?.tr?.message)}
            {...register('description.tr')}
          />
          <TextArea
            label={translate('admin.planEditor.descriptionEn')}
            rows={2}
            maxLength={planLimits.descriptionMaximum}
            error={textOf(errors.description?.en?.message)}
            {...register('description.en')}
          />
        </div>
      </Group>
      <Group title={translate('admin.planEditor.prices')} hint={translate('admin.planEditor.pricesHint')}>
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
          {currencies.map((currency) => (
            <TextField
              key={currency}
              label={translate('admin.planEditor.price', { currency })}
              inputMode="decimal"
              autoComplete="off"
              error={textOf(errors.price?.[currency]?.message)}
              {...register(`price.${currency}`)}
            />
          ))}
        </div>
      </Group>
      <CreditFields form={form} />
      <Group title={translate('admin.planEditor.features')} hint={translate('admin.planEditor.featuresHint')}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FeatureListField language="tr" control={form.control} register={register} />
          <FeatureListField language="en" control={form.control} register={register} />
        </div>
      </Group>
      <Group title={translate('admin.planEditor.entitlements')}>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label={translate('admin.planEditor.projectLimit')}
            hint={translate('admin.planEditor.projectLimitHint')}
            inputMode="numeric"
            autoComplete="off"
            error={textOf(errors.entitlements?.projectLimit?.message)}
            {...register('entitlements.projectLimit')}
          />
          <TextField
            label={translate('admin.planEditor.storage')}
            hint={translate('admin.planEditor.storageHint')}
            inputMode="numeric"
            autoComplete="off"
            error={textOf(errors.entitlements?.storageMegabytes?.message)}
            {...register('entitlements.storageMegabytes')}
          />
          <Checkbox
            label={translate('admin.planEditor.hasPrioritySupport')}
            {...register('entitlements.hasPrioritySupport')}
          />
        </div>
      </Group>
      <Group title={translate('admin.planEditor.shown')}>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label={translate('admin.planEditor.sortOrder')}
            hint={translate('admin.planEditor.sortOrderHint')}
            inputMode="numeric"
            autoComplete="off"
            error={textOf(errors.sortOrder?.message)}
            {...register('sortOrder')}
          />
          <div>
            <Checkbox label={translate('admin.planEditor.isActive')} {...register('isActive')} />
            <Checkbox label={translate('admin.planEditor.isPopular')} {...register('isPopular')} />
          </div>
        </div>
      </Group>
    </>
  );
}
