/** What a property accepts; `fallback` is its value when none is set, or what a field shows for text that is no number. */
export type PropertySpec =
  | {
      readonly kind: 'number';
      readonly minimum: number;
      readonly maximum: number;
      /** What one step of a field or of a drag changes; values between steps are accepted. */
      readonly step: number;
      readonly fallback: number;
    }
  | { readonly kind: 'color'; readonly fallback: string }
  | {
      readonly kind: 'text';
      readonly maximum: number;
      readonly isMultiline: boolean;
      readonly fallback: string;
    }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly fallback: string }
  | { readonly kind: 'flag'; readonly fallback: boolean }
  /** Path of a file of the project, or an https address. */
  | { readonly kind: 'asset'; readonly fallback: '' }
  /** One of the system's fonts, or the path of a font of the project. */
  | { readonly kind: 'font'; readonly fallback: '' }
  | {
      readonly kind: 'list';
      readonly entries: number;
      readonly maximum: number;
      readonly fallback: readonly string[];
    };

export type ValueOf<Spec> = Spec extends { kind: 'number' }
  ? number
  : Spec extends { kind: 'flag' }
    ? boolean
    : Spec extends { kind: 'list' }
      ? readonly string[]
      : Spec extends { kind: 'choice'; options: readonly (infer Option)[] }
        ? Option
        : string;

const number = <const Minimum extends number, const Maximum extends number>(
  minimum: Minimum,
  maximum: Maximum,
  fallback: number,
  step = 1,
) => ({ kind: 'number', minimum, maximum, step, fallback }) as const;

const choice = <const Options extends readonly string[]>(options: Options, fallback: Options[number]) =>
  ({ kind: 'choice', options, fallback }) as const;

const text = (maximum: number, isMultiline = false) =>
  ({ kind: 'text', maximum, isMultiline, fallback: '' }) as const;

const color = (fallback: string) => ({ kind: 'color', fallback }) as const;
const flag = (fallback: boolean) => ({ kind: 'flag', fallback }) as const;
const list = (entries: number, maximum: number) =>
  ({ kind: 'list', entries, maximum, fallback: [] }) as const;

/** Makers of property descriptions that keep their literal types. */
export const specOf = {
  number,
  choice,
  text,
  color,
  flag,
  list,
  asset: { kind: 'asset', fallback: '' },
  font: { kind: 'font', fallback: '' },
} as const;
