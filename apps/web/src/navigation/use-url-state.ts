import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import type { UrlParam } from './url-params.ts';

/** The query parameters of a screen or list, by the name of the value that they hold. */
export type UrlSchema = Readonly<Record<string, UrlParam<unknown>>>;
export type UrlState<Schema extends UrlSchema> = {
  readonly [Name in keyof Schema]: ReturnType<Schema[Name]['parse']>;
};

/** The values in a URL; missing and invalid parameters give their defaults. */
export function readUrlState<Schema extends UrlSchema>(
  schema: Schema,
  search: URLSearchParams,
): UrlState<Schema> {
  const values = Object.entries(schema).map(([key, param]) => [key, param.parse(search.get(param.name))]);
  return Object.fromEntries(values) as UrlState<Schema>;
}

/** The URL with some values changed. Defaults are removed from it; parameters outside the schema stay. */
export function writeUrlState<Schema extends UrlSchema>(
  schema: Schema,
  search: URLSearchParams,
  change: Partial<UrlState<Schema>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, param] of Object.entries(schema)) {
    const value = change[key];
    if (value === undefined) continue;
    const text = param.format(value);
    if (text === null) next.delete(param.name);
    else next.set(param.name, text);
  }
  return next;
}

/** The values of a URL without parameters. */
export function defaultUrlState<Schema extends UrlSchema>(schema: Schema): UrlState<Schema> {
  return readUrlState(schema, new URLSearchParams());
}

/** Whether all values are the defaults, as in a list without a filter. */
export function isDefaultUrlState<Schema extends UrlSchema>(
  schema: Schema,
  state: UrlState<Schema>,
): boolean {
  return Object.entries(schema).every(([key, param]) => param.format(state[key]) === null);
}

const keepPlace: NavigateOptions = { replace: true, preventScrollReset: true };

/**
 * Typed state in the URL's query. `change` replaces the history entry and keeps the scroll position unless `options` say
 * otherwise; `linkTo` gives the same change as the target of a link. The schema must be a constant of its module.
 */
export function useUrlState<Schema extends UrlSchema>(schema: Schema) {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readUrlState(schema, search), [schema, search]);
  const change = useCallback(
    (values: Partial<UrlState<Schema>>, options: NavigateOptions = keepPlace): void =>
      setSearch((previous) => writeUrlState(schema, previous, values), options),
    [schema, setSearch],
  );
  const linkTo = (values: Partial<UrlState<Schema>>): string => `?${writeUrlState(schema, search, values)}`;
  return { state, change, linkTo };
}
