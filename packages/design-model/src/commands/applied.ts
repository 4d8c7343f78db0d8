import { refuse } from '../model/design-error.ts';
import type { Design, Screen } from '../model/element.ts';
import type { ScreenId } from '../model/ids.ts';
import type { Step } from './command.ts';

/** A changed value with the steps that restore the one before, to be applied in this order. */
export type Applied<Value> =
  | { readonly ok: true; readonly value: Value; readonly inverse: readonly Step[] }
  | ReturnType<typeof refuse>;

export const done = <Value>(value: Value, ...inverse: readonly Step[]): Applied<Value> => ({
  ok: true,
  value,
  inverse,
});

/** Applies a change to one screen of a design. */
export function onScreen(
  design: Design,
  id: ScreenId,
  change: (screen: Screen) => Applied<Screen>,
): Applied<Design> {
  const index = design.screens.findIndex((screen) => screen.id === id);
  const screen = design.screens[index];
  if (screen === undefined) return refuse('unknown-screen');
  const result = change(screen);
  if (!result.ok) return result;
  if (result.value === screen) return { ...result, value: design };
  return { ...result, value: { ...design, screens: design.screens.with(index, result.value) } };
}
