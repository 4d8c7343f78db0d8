import type { Language } from '@kilim/contract';
import type { DesignElement } from '../model/element.ts';
import type { ElementType } from '../model/element-types.ts';
import { type Frame, limitFrame } from '../model/frame.ts';
import { type CreateId, toElementId } from '../model/ids.ts';
import { defaultProps } from './default-props.ts';
import { typeNames } from './type-names.ts';

export interface NewElement extends Frame {
  readonly type: ElementType;
  readonly language: Language;
}

/** A new element with the defaults of its type, named after it. */
export function createElement({ type, language, ...frame }: NewElement, createId: CreateId): DesignElement {
  return {
    id: toElementId(createId()),
    type,
    name: typeNames[type][language],
    ...limitFrame(frame),
    props: defaultProps(type, language),
    isLocked: false,
    isHidden: false,
    links: [],
    children: [],
  };
}
