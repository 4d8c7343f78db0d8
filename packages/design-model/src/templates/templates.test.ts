import { contrastRatio } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { devices } from '../catalogue/devices.ts';
import { expandBlock } from '../catalogue/expand-block.ts';
import { applyCommand } from '../commands/apply.ts';
import { contains } from '../geometry/bounds.ts';
import { layoutScreen } from '../geometry/layout.ts';
import type { DesignElement, Screen } from '../model/element.ts';
import { elementSchema } from '../model/element-schema.ts';
import { countIds, toScreenId } from '../model/ids.ts';
import { walkElements } from '../model/tree.ts';
import { suggestions } from '../suggest/suggestions.ts';
import { applyTemplate, instantiateTemplate, templates } from './instantiate.ts';
import { templateIds } from './template.ts';
import { templateColors } from './template-colors.ts';

const schemes = ['light', 'dark'] as const;
const languages = ['tr', 'en'] as const;
const optionsOf = (language: 'tr' | 'en', scheme: 'light' | 'dark', width = 375) => ({
  language,
  scheme,
  width,
  createId: countIds('t'),
});
const expand = (elements: readonly DesignElement[]): readonly DesignElement[] =>
  elements.map((element) => {
    const whole = expandBlock(element);
    return { ...whole, children: expand(whole.children) };
  });

/** Texts with the colour behind them: the last drawn background that contains them. */
function listContrasts(elements: readonly DesignElement[], page: string) {
  const layout = layoutScreen({ elements });
  const behind: { readonly color: string; readonly id: string }[] = [];
  return [...walkElements(elements)].flatMap((element) => {
    const frame = layout.get(element.id);
    const own = element.props.backgroundColor;
    if (own !== undefined && own !== 'transparent') behind.push({ color: own, id: element.id });
    const below = behind.findLast(({ id }) => {
      const other = layout.get([...layout.keys()].find((key) => key === id) ?? element.id);
      return frame !== undefined && other !== undefined && contains(other, frame);
    });
    const { text, color, fontSize = 16 } = element.props;
    if (text === undefined || color === undefined) return [];
    return [
      { name: element.name, ratio: contrastRatio(color, below?.color ?? page), isLarge: fontSize >= 24 },
    ];
  });
}

describe('docs/rules/designer.md#templates', () => {
  it('has the three named templates and nine more', () => {
    expect(templates.map(({ id }) => id)).toEqual([...templateIds]);
    expect(templates.slice(0, 3).map(({ category }) => category)).toEqual([
      'Authentication',
      'E-commerce',
      'Dashboard',
    ]);
    expect(templates).toHaveLength(12);
  });

  it.each(templates)('$id is valid, inside the device and complete in both languages', (template) => {
    for (const language of languages) {
      for (const { width } of [...devices.studio, ...devices.designer]) {
        const elements = instantiateTemplate(template, optionsOf(language, 'light', width));
        const layout = layoutScreen({ elements });
        for (const element of elements) {
          expect(elementSchema.safeParse(element).success).toBe(true);
          expect(contains({ x: 0, y: 0, width, height: 812 }, layout.get(element.id) ?? element)).toBe(true);
        }
        for (const { props } of walkElements(elements)) {
          for (const text of [props.text, props.placeholder]) expect(text).not.toBe('');
        }
      }
    }
  });

  it.each([...templates, ...suggestions])('$id names its parts in the language of the page', (template) => {
    const namesIn = (language: 'tr' | 'en'): string[] =>
      [...walkElements(instantiateTemplate(template, optionsOf(language, 'light')))].map(({ name }) => name);
    const [turkish, english] = [namesIn('tr'), namesIn('en')];
    for (const name of [...turkish, ...english]) expect(name).toMatch(/^\p{Lu}/u);
    expect(
      turkish.filter((name) => !['Logo', 'Form', 'Plan'].includes(name) && english.includes(name)),
    ).toEqual([]);
  });

  it.each(templates)('$id is readable in both schemes', (template) => {
    for (const scheme of schemes) {
      const elements = expand(instantiateTemplate(template, optionsOf('tr', scheme)));
      const contrasts = listContrasts(elements, templateColors[scheme].page);
      expect(contrasts.length).toBeGreaterThan(3);
      expect(contrasts.filter(({ ratio, isLarge }) => ratio < (isLarge ? 3 : 4.5))).toEqual([]);
    }
  });

  it.each(templates)('$id has room for its texts in both languages', (template) => {
    for (const language of languages) {
      const elements = expand(instantiateTemplate(template, optionsOf(language, 'light', 360)));
      const tight = [...walkElements(elements)].flatMap(({ width, height, props }) => {
        const { text, fontSize = 16, padding = 0 } = props;
        if (text === undefined) return [];
        // Average width of a letter of a sans-serif font, bold ones included.
        const lines = Math.ceil((text.length * fontSize * 0.55) / (width - 2 * padding));
        return lines * fontSize * 1.2 > height - 2 * padding + 2 ? [text] : [];
      });
      expect(tight).toEqual([]);
    }
  });

  it.each(templates)('$id has targets of 44 pixels, except in dense grids', (template) => {
    const small = [...walkElements(instantiateTemplate(template, optionsOf('en', 'light')))].filter(
      ({ type, height, name }) => type === 'button' && height < 44 && name !== 'Day' && name !== 'Add',
    );
    expect(small).toEqual([]);
  });

  it('replaces the elements or adds to them, and is undone as one', () => {
    const screen: Screen = { id: toScreenId('s'), name: 'A', backgroundColor: '#FFFFFF', elements: [] };
    const [template] = templates;
    if (template === undefined) throw new Error('no template');
    const filled = applyTemplate(
      { screens: [screen] },
      screen.id,
      template,
      'replace',
      optionsOf('tr', 'dark'),
    );
    if (!filled.ok) throw new Error(filled.error.kind);
    const first = applyCommand({ screens: [screen] }, filled.value.command);
    if (!first.ok) throw new Error(first.error.kind);
    expect(first.value.design.screens[0]?.backgroundColor).toBe(templateColors.dark.page);
    expect(applyCommand(first.value.design, first.value.inverse)).toMatchObject({
      value: { design: { screens: [screen] } },
    });
    const options = { ...optionsOf('en', 'light'), createId: countIds('x') };
    const added = applyTemplate(first.value.design, screen.id, template, 'insert', options);
    const second = added.ok && applyCommand(first.value.design, added.value.command);
    expect(second && second.ok && second.value.design.screens[0]?.elements.length).toBe(
      2 * template.parts.length,
    );
    expect(applyTemplate({ screens: [] }, screen.id, template, 'insert', options).ok).toBe(false);
  });
});
