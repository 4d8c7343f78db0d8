import { formatMoney, formatNumber } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { FormulaScreen } from '../FormulaScreen';
import { calculateFormula } from './expression';
import { FormulaEditor } from './FormulaEditor';
import { type KeptFormula, useFormulas } from './use-formula';

export interface FormulaInput {
  label: string;
  /** 'money' is the currency of the app. */
  unit?: string;
  initial: number;
}

export interface FormulaResult {
  label: string;
  unit?: string;
  /** With a letter for each input, in their order: 'A * B'. */
  formula: string;
}

interface FormulaToolProps {
  title: string;
  /** Keeps the inputs of several calculations apart. */
  id: string;
  inputs: readonly FormulaInput[];
  /** The large one first. */
  results: readonly [FormulaResult, ...FormulaResult[]];
}

const letterOf = (index: number): string => String.fromCharCode(65 + index);

function format(value: number | null, unit: string | undefined): string {
  if (value === null) return '–';
  if (unit === 'money') return formatMoney(Math.round(value * 100) / 100);
  return unit === undefined ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
}

/** Numbers in, results by formulas; the formula of the large result can be changed. */
export function FormulaTool({ title, id, inputs, results }: FormulaToolProps) {
  const { value: all, change } = useFormulas();
  const kept: KeptFormula = all[id] ?? { values: inputs.map(({ initial }) => initial), formula: null };
  const update = (next: Partial<KeptFormula>) => change((now) => ({ ...now, [id]: { ...kept, ...next } }));
  const values = Object.fromEntries(inputs.map((_, index) => [letterOf(index), kept.values[index] ?? 0]));
  const [main, ...others] = results;
  const formula = kept.formula ?? main.formula;
  const shown = format(calculateFormula(formula, values), main.unit);
  return (
    <FormulaScreen
      title={title}
      tool={id}
      fields={inputs.map(({ label, unit }, index) => ({
        key: letterOf(index),
        label,
        unit: unit === 'money' ? currencySign : unit,
      }))}
      values={Object.fromEntries(inputs.map((_, index) => [letterOf(index), kept.values[index] ?? null]))}
      onChange={(key, next) =>
        update({
          values: inputs.map((_, index) => (letterOf(index) === key ? next : (kept.values[index] ?? null))),
        })
      }
      result={{ label: main.label, value: shown }}
      lines={others.map(({ label, unit, formula: source }) => ({
        label,
        value: format(calculateFormula(source, values), unit),
      }))}
      summary={inputs
        .map(({ label }, index) => `${label} ${formatNumber(kept.values[index] ?? 0)}`)
        .join(' · ')}
    >
      <FormulaEditor
        names={inputs.map(({ label }, index) => `${letterOf(index)}: ${label}`)}
        formula={formula}
        error={calculateFormula(formula, values) === null ? strings.formula.unreadable : undefined}
        isOwn={kept.formula !== null && kept.formula !== main.formula}
        onChange={(next) => update({ formula: next })}
        onReset={() => update({ formula: null })}
      />
    </FormulaScreen>
  );
}
