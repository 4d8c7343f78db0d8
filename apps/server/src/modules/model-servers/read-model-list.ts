import { modelName } from '@kilim/contract';
import { z } from 'zod';

/** A server lists hundreds of models only when it is not one of this machine. */
const modelMaximum = 100;

/** Models that compute vectors and cannot answer. */
const embedding = /embed|(?:^|[/:_-])(?:bge|e5|gte)-/i;

/**
 * The reply of `GET /v1/models`, the same in all known servers. Ollama sends null instead of an empty list; servers add
 * fields of their own.
 */
const modelList = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: z.string(), object: z.literal('model').optional() })).nullable(),
});

/** The models of a list that can answer, sorted; null when the text is not such a list. */
export function readModelList(text: string): string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const list = modelList.safeParse(value);
  if (!list.success) return null;
  const names = (list.data.data ?? []).flatMap(({ id }) => {
    const name = modelName.safeParse(id);
    return name.success && !embedding.test(id) ? [name.data] : [];
  });
  return [...new Set(names)].slice(0, modelMaximum).sort((a, b) => a.localeCompare(b, 'en'));
}
