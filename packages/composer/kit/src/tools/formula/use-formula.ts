import { createKept } from '../../data/kept';

export interface KeptFormula {
  /** What was typed, in the order of the inputs. */
  values: (number | null)[];
  /** Own formula of the large result; null for the one that the app came with. */
  formula: string | null;
}

/** Inputs and formulas by calculation. */
export const useFormulas = createKept<Record<string, KeptFormula | undefined>>('tool-formulas', () => ({}));
