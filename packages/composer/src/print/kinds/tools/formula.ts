import { z } from 'zod';
import { type Calculation, calculationSchema } from '../../../spec/calculation.ts';
import { changesLanguage } from '../../features/language-switch.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { quote } from '../../text/quote.ts';
import { kitScreen } from '../kit-screen.ts';

/** A screen without a calculation, added by name, multiplies two numbers. */
const readCalculation = (options: unknown): Calculation => {
  const read = calculationSchema.safeParse(options);
  if (read.success) return read.data;
  return {
    inputs: [
      { label: 'A', initial: 10 },
      { label: 'B', initial: 2 },
    ],
    results: [{ label: 'A × B', formula: 'A * B' }],
  };
};

const from = 'src/tools/formula/FormulaTool';

/** A calculation with its own inputs and formulas, which people can change. */
export const formula: ScreenKind = {
  ...kitScreen({
    id: 'formula',
    words: { tr: ['formül'], en: ['formula'] },
    component: 'FormulaTool',
    from,
    stores: [
      { name: 'useFormulas', from: 'src/tools/formula/use-formula' },
      { name: 'useHistory', from: 'src/tools/history' },
    ],
    props(screen, { strings, spec }) {
      const { inputs, results } = readCalculation(screen.options);
      const id = `${screen.id.charAt(0).toLowerCase()}${screen.id.slice(1)}`;
      const group = `${id}Formula`;
      const add = (key: string, label: string): string => strings.add(group, key, label);
      const unitOf = (key: string, unit: string | undefined): string => {
        if (unit === undefined) return '';
        const isText = changesLanguage(spec) && unit !== 'money';
        return `, unit: ${isText ? add(`${key}Unit`, unit) : quote(unit)}`;
      };
      return [
        `id=${JSON.stringify(id)}`,
        'inputs={[',
        ...inputs.map(
          ({ label, unit, initial }, index) =>
            `  { label: ${add(`input${index + 1}`, label)}${unitOf(`input${index + 1}`, unit)}, initial: ${initial} },`,
        ),
        ']}',
        'results={[',
        ...results.map(
          ({ label, unit, formula: source }, index) =>
            `  { label: ${add(`result${index + 1}`, label)}${unitOf(`result${index + 1}`, unit)}, formula: ${quote(source)} },`,
        ),
        ']}',
      ];
    },
  }),
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity === undefined,
};
