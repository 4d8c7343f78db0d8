import { toPascalCase } from '../../language/identifiers.ts';
import { type Tool, tools } from '../../print/kinds/tools/tools.ts';
import type { Screen } from '../../spec/app-spec.ts';
import type { Calculation } from '../../spec/calculation.ts';
import type { Timer } from '../../spec/timer.ts';
import type { Archetype, Plan, PlanInput } from '../archetype.ts';
import { settingsScreen } from '../entity-screens.ts';
import { planLists } from '../plan-lists.ts';

const toolScreen = (tool: Tool, language: 'tr' | 'en'): Screen => ({
  id: toPascalCase(tool.id),
  kind: tool.id,
  title: tool.name[language],
  icon: tool.icon,
  place: 'main',
  options: {},
});

const planTimer = ({ presets }: Timer, { language, name }: PlanInput): Plan => ({
  screens: [
    {
      id: 'Timer',
      kind: 'presetTimer',
      title: name ?? (language === 'tr' ? 'Sayaç' : 'Timer'),
      icon: 'timer',
      place: 'main',
      options: { presets },
    },
    settingsScreen(language),
  ],
  features: ['settings'],
  layouts: ['single'],
});

const planFormula = (calculation: Calculation, { language, name }: PlanInput): Plan => ({
  screens: [
    {
      id: 'Calculation',
      kind: 'formula',
      title: name ?? (language === 'tr' ? 'Hesap' : 'Calculation'),
      icon: 'calculator',
      place: 'main',
      options: { ...calculation },
    },
    settingsScreen(language),
  ],
  features: ['settings'],
  layouts: ['single'],
});

const toolMaximum = 6;

/** Subjects that need several tools, or one with another name. */
const sets: Readonly<Record<string, readonly string[]>> = {
  loanCalculator: ['loan', 'vat', 'margin'],
  priceCalculator: ['margin', 'discount', 'vat'],
  examScore: ['grades'],
  pomodoro: ['focusTimer'],
  counter: ['tallyCounter'],
  generator: ['passwordMaker', 'draw'],
  picker: ['draw'],
};

/**
 * One tool with settings, or several side by side: `tool` of the subject's options is an id, `tools` several. Without
 * either it is a calculator.
 */
export const tool: Archetype = {
  id: 'tool',
  defaultFields: ['title', 'value', 'date'],
  plan(input) {
    const { language, subject, entities, calculation, timer } = input;
    if (timer !== undefined) return planTimer(timer, input);
    if (calculation !== undefined) return planFormula(calculation, input);
    const several = subject?.options?.['tools'];
    const one = String(subject?.options?.['tool'] ?? 'calculator');
    const wanted = Array.isArray(several) ? several : (sets[one] ?? [one]);
    const found = wanted.flatMap((id) => tools.find((each) => each.id === id) ?? []).slice(0, toolMaximum);
    // What there is no tool for, drawings for example, is kept as rows.
    if (found.length === 0 && entities.length > 0) return planLists(input);
    const chosen = found.length > 0 ? found : tools.slice(0, 1);
    return {
      screens: [...chosen.map((each) => toolScreen(each, language)), settingsScreen(language)],
      features: ['settings'],
      layouts:
        chosen.length > 3 ? ['drawer', 'topTabs'] : chosen.length > 1 ? ['tabs', 'topTabs'] : ['single'],
    };
  },
};
