import { extractJsonObject, skipReasoning } from '@kilim/app-kit';
import type { Language } from '@kilim/contract';
import { z } from 'zod';
import { defaultProps } from '../catalogue/default-props.ts';
import { type Result, refuse, succeed } from '../model/design-error.ts';
import type { DesignElement } from '../model/element.ts';
import { elementTypes, isContainer } from '../model/element-types.ts';
import { limitFrame } from '../model/frame.ts';
import { type CreateId, toElementId } from '../model/ids.ts';
import { isTooDeep } from '../model/json-depth.ts';
import { designLimits } from '../model/limits.ts';
import { isPropertyName, type Props, properties } from '../model/properties.ts';
import { isPlainText, isProps, isValueOf } from '../model/property-values.ts';
import { hasProperty } from '../model/type-properties.ts';

/** Limits of a model's answer: docs/rules/designer.md#suggested-components */
export const answerLimits = { elements: 80, levels: 4, answerLength: 60_000 } as const;

const coordinate = z.number().min(-designLimits.size).max(designLimits.size);

/** An element as a model writes it, without id; properties are checked one by one. */
interface AnswerElement {
  readonly type: (typeof elementTypes)[number];
  readonly name?: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly props?: Readonly<Record<string, unknown>> | undefined;
  readonly children?: readonly AnswerElement[] | undefined;
}

const answerElement: z.ZodType<AnswerElement> = z.lazy(() =>
  z.strictObject({
    type: z.enum(elementTypes),
    name: z.string().max(200).optional(),
    x: coordinate,
    y: coordinate,
    width: coordinate.min(1),
    height: coordinate.min(1),
    props: z.record(z.string(), z.unknown()).optional(),
    children: z.array(answerElement).max(answerLimits.elements).optional(),
  }),
);

const answerSchema = z.strictObject({
  elements: z.array(answerElement).min(1).max(answerLimits.elements),
});

export interface ReadAnswer {
  readonly elements: readonly DesignElement[];
  /** Properties that were left out, because the type does not have them or the value is out of bounds. */
  readonly dropped: number;
}

const countAll = (elements: readonly AnswerElement[]): number =>
  elements.reduce((count, { children = [] }) => count + 1 + countAll(children), 0);

const levelsOf = (elements: readonly AnswerElement[]): number =>
  elements.reduce((deepest, { children = [] }) => Math.max(deepest, 1 + levelsOf(children)), 0);

/**
 * Reads the elements of a model's answer, which is not trusted: the first JSON object in it, of the exact shape and within
 * the limits, else `invalid-data`. The defaults of a type stay where a property is missing or left out.
 */
export function readComponentAnswer(
  answer: string,
  language: Language,
  createId: CreateId,
): Result<ReadAnswer> {
  if (answer.length > answerLimits.answerLength) return refuse('too-large');
  const found = extractJsonObject(skipReasoning(answer));
  if (found.kind !== 'value' || isTooDeep(found.value)) return refuse('invalid-data');
  const parsed = answerSchema.safeParse(found.value);
  if (!parsed.success) return refuse('invalid-data');
  const { elements } = parsed.data;
  if (countAll(elements) > answerLimits.elements) return refuse('too-many-elements');
  if (levelsOf(elements) > answerLimits.levels) return refuse('too-deep');
  let dropped = 0;
  const toElement = ({
    type,
    name = '',
    props = {},
    children = [],
    ...frame
  }: AnswerElement): DesignElement => {
    const kept = Object.entries(props).filter(
      ([key, value]) => isPropertyName(key) && hasProperty(type, key) && isValueOf(properties[key], value),
    );
    dropped += Object.keys(props).length - kept.length;
    const merged: unknown = { ...defaultProps(type, language), ...Object.fromEntries(kept) };
    const own: Props = isProps(merged) ? merged : defaultProps(type, language);
    const inside = isContainer(type) ? children : [];
    dropped += children.length - inside.length;
    const title = name.trim().slice(0, designLimits.name).trimEnd();
    return {
      id: toElementId(createId()),
      type,
      name: title !== '' && isPlainText(title, designLimits.name) ? title : type,
      ...limitFrame(frame),
      props: own,
      isLocked: false,
      isHidden: false,
      links: [],
      children: inside.map(toElement),
    };
  };
  return succeed({ elements: elements.map(toElement), dropped });
}
