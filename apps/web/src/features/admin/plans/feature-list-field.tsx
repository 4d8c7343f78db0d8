import { planLimits } from '@kilim/contract';
import { ArrowUp, Plus, X } from 'lucide-react';
import { type Control, type UseFormRegister, useFieldArray } from 'react-hook-form';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { lineControlLook } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { NewPlan } from './api/plans.ts';
import type { PlanFormInput } from './plan-form.ts';

export interface FeatureListFieldProps {
  readonly language: 'tr' | 'en';
  readonly control: Control<PlanFormInput, unknown, NewPlan>;
  readonly register: UseFormRegister<PlanFormInput>;
}

const texts = {
  tr: { row: 'admin.planEditor.featureTr', add: 'admin.planEditor.addFeatureTr' },
  en: { row: 'admin.planEditor.featureEn', add: 'admin.planEditor.addFeatureEn' },
} as const;

/** The features of one language: rows to edit, move and remove. Enter adds a row. */
export function FeatureListField({ language, control, register }: FeatureListFieldProps) {
  const translate = useTranslate();
  const name = `features.${language}` as const;
  const { fields, append, insert, move, remove } = useFieldArray({ control, name });
  const { row, add } = texts[language];
  const isFull = fields.length >= planLimits.featuresMaximum;
  return (
    <div className="flex flex-col gap-2">
      {fields.map((field, index) => {
        const label = translate(row, { number: index + 1 });
        return (
          <div key={field.id} className="flex items-center gap-1">
            <input
              aria-label={label}
              maxLength={planLimits.featureMaximum}
              className={`${lineControlLook} min-w-0 flex-1`}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (!isFull) insert(index + 1, { text: '' });
              }}
              {...register(`features.${language}.${index}.text`)}
            />
            <IconButton
              label={translate('admin.planEditor.moveFeatureUp', { label })}
              icon={<ArrowUp aria-hidden="true" />}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={translate('admin.planEditor.removeFeature', { label })}
              icon={<X aria-hidden="true" />}
              onClick={() => remove(index)}
            />
          </div>
        );
      })}
      <div>
        <Button
          variant="secondary"
          disabled={isFull}
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => append({ text: '' })}
        >
          {translate(add)}
        </Button>
      </div>
    </div>
  );
}
