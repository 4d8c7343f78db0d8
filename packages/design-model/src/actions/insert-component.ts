import type { Language } from '@kilim/contract';
import { defaultSize, type EditorFrame } from '../catalogue/catalogue.ts';
import { createElement } from '../catalogue/create-element.ts';
import type { DroppedData } from '../catalogue/dropped-data.ts';
import { succeed } from '../model/design-error.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import type { Frame, Point } from '../model/frame.ts';
import type { CreateId } from '../model/ids.ts';
import type { ActionResult } from './action.ts';

export interface InsertInput {
  readonly screen: Screen;
  readonly data: DroppedData;
  /** Where the pointer is, in pixels of the device. */
  readonly at: Point;
  readonly frame: EditorFrame;
  /** By default that of the catalogue. */
  readonly size?: Pick<Frame, 'width' | 'height'> | undefined;
  readonly language: Language;
  readonly createId: CreateId;
}

const toElement = ({ data, at, frame, size: wanted, language, createId }: InsertInput): DesignElement => {
  const size = wanted ?? defaultSize(frame, data.type);
  const x = Math.max(0, at.x - size.width / 2);
  const y = Math.max(0, at.y - size.height / 2);
  const element = createElement({ type: data.type, language, x, y, ...size }, createId);
  return 'source' in data ? { ...element, props: { ...element.props, source: data.source } } : element;
};

/** Puts a new element in front, centred on the pointer and not above or left of the screen, and selects it. */
export function insertComponent(input: InsertInput): ActionResult {
  const { id: screenId, elements } = input.screen;
  const element = toElement(input);
  const entry = { parentId: null, index: elements.length, element };
  return succeed({ command: { type: 'insert', screenId, entries: [entry] }, selection: [element.id] });
}
