import type { Style } from './element-style.ts';
import type { Repeat } from './find-repeats.ts';
import { quote } from './print-text.ts';
import type { SlotValue } from './printable.ts';
import type { ScreenFile } from './screen-file.ts';

/** The function whose markup is printed: a screen or a component. */
export interface FunctionContext {
  readonly file: ScreenFile;
  readonly repeats: ReadonlyMap<string, Repeat>;
  /** `[isOn, initial value]` of each switch. */
  readonly states: (readonly [name: string, initial: boolean])[];
  readonly createName: (wanted: string) => string;
  /** How a literal asset path is loaded. */
  readonly source: (path: string) => string;
}

/** The press of an element, which opens a screen or calls a parameter. */
export const pressOf = (value: SlotValue, { file }: FunctionContext): string => {
  if (value.kind === 'parameter') return `onPress={${value.name}}`;
  file.hasNavigation = true;
  return `onPress={() => navigation.navigate(${quote(value.text)})}`;
};

/** The value of an image's `source`. */
export const sourceOf = (value: SlotValue, { source }: FunctionContext): string =>
  value.kind === 'literal' ? source(value.text) : value.name;

/** The `style` attribute of a style, if it has entries. */
export type StyleOf = (style: Style) => string[];
