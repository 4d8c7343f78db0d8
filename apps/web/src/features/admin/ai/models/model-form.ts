import { type AiModel, aiModelLimits, modelKey, reasoningEffort } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { ModelInput } from '../api/models.ts';

// The form of a model: its validation and its conversion from and to the API. Messages are message keys.

const key = (name: MessageKey): MessageKey => name;
const required = key('adminAiModels.editor.required');
const tooLong = key('common.tooLong');

const addressOf = (typed: string): URL | null => {
  try {
    return new URL(typed);
  } catch {
    return null;
  }
};

/** Empty for the usual address. */
const baseUrl = z
  .string()
  .trim()
  .max(aiModelLimits.baseUrlMaximum, tooLong)
  .refine((typed) => {
    if (typed === '') return true;
    const url = addressOf(typed);
    if (url === null || !/^https?:$/.test(url.protocol)) return false;
    return `${url.username}${url.password}${url.search}${url.hash}` === '';
  }, key('adminAiModels.editor.baseUrlInvalid'))
  .transform((typed) => (typed === '' ? null : typed));

/** `2,5` or `2.5`; empty for none. */
const credits = z
  .string()
  .trim()
  .transform((typed) => typed.replace(',', '.'))
  .refine((typed) => {
    if (typed === '') return true;
    return /^\d{1,5}(\.\d{1,3})?$/.test(typed) && Number(typed) >= 0.001 && Number(typed) <= 10_000;
  }, key('adminAiModels.editor.creditsInvalid'))
  .transform((typed) => (typed === '' ? null : Number(typed)));

/** A whole number, with or without separators of thousands; empty for none. */
const tokens = z
  .string()
  .trim()
  .transform((typed) => typed.replaceAll(/[.,\s](?=\d{3}(?:\D|$))/g, ''))
  .refine((typed) => {
    if (typed === '') return true;
    const { budgetMinimum, budgetMaximum } = aiModelLimits;
    return /^\d{1,13}$/.test(typed) && Number(typed) >= budgetMinimum && Number(typed) <= budgetMaximum;
  }, key('adminAiModels.editor.tokensInvalid'))
  .transform((typed) => (typed === '' ? null : Number(typed)));

const fields = z.object({
  name: z.string().trim().min(1, required).max(aiModelLimits.nameMaximum, tooLong),
  kind: z.enum(['openai-compatible', 'anthropic', 'gemini']),
  baseUrl,
  model: z.string().trim().min(1, required).max(200, tooLong),
  /** Empty keeps what is stored. */
  key: z
    .string()
    .trim()
    .max(aiModelLimits.keyMaximum, tooLong)
    .refine(
      (typed) => typed === '' || modelKey.safeParse(typed).success,
      key('adminAiModels.editor.keyInvalid'),
    ),
  removesKey: z.boolean(),
  tasks: z
    .array(z.enum(['draft', 'change', 'question', 'repair']))
    .min(1, key('adminAiModels.editor.taskRequired')),
  creditsPerThousandTokens: credits,
  dayTokens: tokens,
  monthTokens: tokens,
  readsImages: z.boolean(),
  /** Empty leaves it to the model. */
  reasoningEffort: z
    .enum(['', ...reasoningEffort.options])
    .transform((chosen) => (chosen === '' ? null : chosen)),
  isEnabled: z.boolean(),
});

/** Validation of the form (docs/rules/ai-models.md); its output is the body of the API call. */
export const modelForm = fields.transform(({ key: typed, removesKey, ...settings }): ModelInput => {
  if (typed !== '') return { ...settings, key: typed };
  return removesKey ? { ...settings, key: null } : settings;
});

export type ModelFormInput = z.input<typeof modelForm>;

export type ModelFormApi = UseFormReturn<ModelFormInput, unknown, ModelInput>;

/** The form of a new model. */
export const emptyModelForm: ModelFormInput = {
  name: '',
  kind: 'openai-compatible',
  baseUrl: '',
  model: '',
  key: '',
  removesKey: false,
  tasks: ['change', 'question', 'repair'],
  creditsPerThousandTokens: '',
  dayTokens: '',
  monthTokens: '',
  readsImages: false,
  reasoningEffort: '',
  isEnabled: true,
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** The form of an existing model; its key is never known here. */
export function fillModelForm(model: AiModel): ModelFormInput {
  return {
    ...emptyModelForm,
    name: model.name,
    kind: model.kind,
    baseUrl: model.baseUrl ?? '',
    model: model.model,
    tasks: model.tasks,
    creditsPerThousandTokens: textOf(model.creditsPerThousandTokens),
    dayTokens: textOf(model.dayTokens),
    monthTokens: textOf(model.monthTokens),
    readsImages: model.readsImages,
    reasoningEffort: model.reasoningEffort ?? '',
    isEnabled: model.isEnabled,
  };
}
