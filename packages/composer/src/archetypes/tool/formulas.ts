import { toList, toLocalText } from '../../lexicon/notation/local-text.ts';
import type { LocalText } from '../../lexicon/subject.ts';
import { buildingFormulas } from './known/building.ts';
import { craftFormulas } from './known/craft.ts';
import { gardenFormulas } from './known/garden.ts';
import { healthFormulas } from './known/health.ts';
import { homeFormulas } from './known/home.ts';
import { kitchenFormulas } from './known/kitchen.ts';
import { moneyFormulas } from './known/money.ts';
import { schoolFormulas } from './known/school.ts';
import { travelFormulas } from './known/travel.ts';
import { workFormulas } from './known/work.ts';

interface FormulaValue {
  readonly label: LocalText;
  readonly unit?: LocalText;
}

/** A calculation that people ask for by what it is about. */
export interface KnownFormula {
  readonly words: { readonly tr: readonly string[]; readonly en: readonly string[] };
  /** A subject of the lexicon that has a tool of its own, by one of its phrases. */
  readonly tool?: string;
  readonly inputs: readonly (FormulaValue & { readonly initial: LocalNumber })[];
  readonly results: readonly (FormulaValue & { readonly formula: string })[];
}

type LocalNumber = Readonly<Record<'tr' | 'en', number>>;

/** docs/rules/composer.md#calculations */
const sources = [
  moneyFormulas,
  workFormulas,
  buildingFormulas,
  gardenFormulas,
  kitchenFormulas,
  homeFormulas,
  healthFormulas,
  schoolFormulas,
  craftFormulas,
  travelFormulas,
];

const readUnit = (source: string): { text: string; unit?: LocalText } => {
  const unit = /\(([^)]*)\)\s*$/.exec(source);
  return unit?.[1] === undefined
    ? { text: source.trim() }
    : { text: source.slice(0, unit.index).trim(), unit: toLocalText(unit[1]) };
};

const readValue = (source: string): FormulaValue & { readonly value: string } => {
  const at = source.indexOf(' = ');
  const { text, unit } = readUnit(source.slice(0, at));
  return { label: toLocalText(text), ...(unit ? { unit } : {}), value: source.slice(at + 3).trim() };
};

const readLine = (line: string): KnownFormula => {
  const [tr = '', en = '', inputs = '', results = ''] = line.split(' | ').map((cell) => cell.trim());
  const words = { tr: toList(tr), en: toList(en) };
  if (inputs.startsWith('→')) return { words, tool: inputs.slice(1).trim(), inputs: [], results: [] };
  return {
    words,
    inputs: toList(inputs, ';').map((cell) => {
      const { value, ...rest } = readValue(cell);
      const { tr: first, en: second } = toLocalText(value);
      return { ...rest, initial: { tr: Number(first), en: Number(second) } };
    }),
    // Arguments of functions are separated by ';' without a space after it.
    results: toList(results.replaceAll('; ', '\n'), '\n').map((cell) => {
      const { value, ...rest } = readValue(cell);
      return { ...rest, formula: value };
    }),
  };
};

export const knownFormulas: readonly KnownFormula[] = sources.flatMap((source) =>
  source.trim().split('\n').map(readLine),
);
