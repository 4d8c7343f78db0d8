/** How one query parameter of the URL is read and written. */
export interface UrlParam<Value> {
  /** The parameter's name in the URL. */
  readonly name: string;
  /** The value of a parameter; null when it is missing. Invalid text gives the default. */
  parse(text: string | null): Value;
  /** The text in the URL; null removes the parameter, as for the default. */
  format(value: Value): string | null;
}

interface TextLimits {
  /** Longer text is cut. */
  readonly maximumLength: number;
  /** Other text counts as missing. */
  readonly pattern?: RegExp;
}

/** Free text; an empty string by default. */
export function textParam(name: string, { maximumLength, pattern }: TextLimits): UrlParam<string> {
  return {
    name,
    parse(text) {
      const kept = (text ?? '').slice(0, maximumLength);
      return pattern === undefined || pattern.test(kept) ? kept : '';
    },
    format: (value) => value || null,
  };
}

/** A day such as `2026-11-01`; an empty string by default. */
export function dayParam(name: string): UrlParam<string> {
  const isDay = (text: string): boolean =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return {
    name,
    parse: (text) => (text !== null && isDay(text) ? text : ''),
    format: (value) => value || null,
  };
}

/** A whole number from 1 to a maximum; 1 by default, larger numbers are reduced to the maximum. */
export function countParam(name: string, maximum: number): UrlParam<number> {
  return {
    name,
    parse(text) {
      const count = Number(text ?? '1');
      return Number.isInteger(count) && count >= 1 ? Math.min(count, maximum) : 1;
    },
    format: (value) => (value === 1 ? null : String(value)),
  };
}

/** A switch that is on with `?name=1`. */
export function flagParam(name: string): UrlParam<boolean> {
  return { name, parse: (text) => text === '1', format: (value) => (value ? '1' : null) };
}

/** One of several values; the default is `fallback`, or null without one. */
export function choiceParam<Choice extends string>(
  name: string,
  choices: readonly Choice[],
): UrlParam<Choice | null>;
export function choiceParam<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: NoInfer<Choice>,
): UrlParam<Choice>;
export function choiceParam<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: Choice | null = null,
): UrlParam<Choice | null> {
  return {
    name,
    parse: (text) => choices.find((choice) => choice === text) ?? fallback,
    format: (value) => (value === fallback ? null : value),
  };
}

/** A text that a zod schema accepts, such as an id; null by default. */
export function schemaParam<Value extends string>(
  name: string,
  schema: { safeParse(text: unknown): { readonly data?: Value | undefined } },
): UrlParam<Value | null> {
  return { name, parse: (text) => schema.safeParse(text).data ?? null, format: (value) => value };
}
