import { contrastRatio } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { presetColors } from '../model/color-format.ts';
import { elementSchema } from '../model/element-schema.ts';
import { elementTypes } from '../model/element-types.ts';
import { countIds } from '../model/ids.ts';
import { catalogues, defaultSize, droppedSize } from './catalogue.ts';
import { createElement } from './create-element.ts';
import { devices, previewScale } from './devices.ts';
import { readDropped, writeDropped } from './dropped-data.ts';
import { frameFields, readBounds, readNumberField, stepNumber } from './number-field.ts';

const sizesOf = (frame: 'studio' | 'designer') =>
  catalogues[frame].map(({ id, entries }) => [
    id,
    ...entries.map(({ type, width, height }) => `${type} ${width}x${height}`),
  ]);

describe('docs/rules/designer.md#catalogues', () => {
  it('has the studio’s components with their sizes', () => {
    expect(sizesOf('studio')).toEqual([
      ['basic', 'text 120x40', 'button 100x44', 'image 150x100', 'input 200x44', 'container 200x150'],
      ['blocks', 'product-card 200x280', 'user-profile 250x120'],
      ['smart', 'ai-chat-bubble 250x60', 'smart-form 300x200'],
    ]);
  });

  it('has the designer’s components, each 100 × 50', () => {
    expect(sizesOf('designer')).toEqual([
      ['layout', 'view 100x50', 'scrollview 100x50'],
      ['text', 'text 100x50', 'heading 100x50'],
      ['input', 'textinput 100x50', 'button 100x50', 'switch 100x50'],
      ['media', 'image 100x50'],
      ['list', 'flatlist 100x50'],
      ['navigation', 'tabbar 100x50'],
    ]);
    expect(defaultSize('studio', 'switch')).toEqual(droppedSize);
  });

  it.each(elementTypes)('makes a new %s that is valid and readable in both languages', (type) => {
    for (const language of ['tr', 'en'] as const) {
      const size = defaultSize('studio', type);
      const element = createElement({ type, language, x: 0, y: 0, ...size }, countIds('e'));
      expect(elementSchema.safeParse(element).success).toBe(true);
      const { color, backgroundColor } = element.props;
      if (color === undefined || type === 'switch') continue;
      const behind = backgroundColor ?? '#FFFFFF';
      expect(contrastRatio(color, behind)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('offers ten colours first', () => expect(new Set(presetColors).size).toBe(10));
});

describe('docs/rules/designer.md#devices', () => {
  it('has the listed devices', () => {
    const list = (frame: 'studio' | 'designer') =>
      devices[frame].map(({ id, width, height }) => `${id} ${width}x${height}`);
    expect(list('studio')).toEqual(['mobile 375x812', 'tablet 768x1024', 'desktop 1200x800']);
    expect(list('designer')).toEqual([
      'iphone 375x812',
      'android 360x800',
      'tablet 768x1024',
      'desktop 1200x800',
    ]);
    expect(previewScale).toBe(0.8);
  });
});

describe('docs/rules/designer.md#dropped-data', () => {
  it('reads components and pictures', () => {
    expect(readDropped(writeDropped({ type: 'text' }))).toEqual({ ok: true, value: { type: 'text' } });
    const picture = { type: 'image', source: 'assets/a.png' } as const;
    expect(readDropped(writeDropped(picture))).toEqual({ ok: true, value: picture });
  });

  it.each(['', 'text', '{', 'null', '{"type":"iframe"}', '{"type":"text","x":1}', '[]', 'x'.repeat(2_000)])(
    'refuses %j',
    (text) => expect(readDropped(text)).toEqual({ ok: false, error: { kind: 'invalid-data' } }),
  );

  it('refuses a picture that is no file of a project', () => {
    const text = JSON.stringify({ type: 'image', source: 'javascript:alert(1)' });
    expect(readDropped(text).ok).toBe(false);
  });
});

describe('docs/rules/designer.md#position-and-size', () => {
  it.each([
    ['x', 0],
    ['y', 0],
    ['width', 50],
    ['height', 30],
  ] as const)('%s is %d for text that is no number', (field, fallback) => {
    for (const text of ['', 'abc', '--1', 'NaN']) {
      expect(readNumberField(text, frameFields[field])).toBe(fallback);
    }
  });

  it('limits and rounds what is typed', () => {
    expect(readNumberField('3', frameFields.width)).toBe(10);
    expect(readNumberField('12,6', frameFields.x)).toBe(13);
    expect(readNumberField('-0', frameFields.x)).toBe(0);
    expect(readNumberField('99999', frameFields.height)).toBe(10_000);
    const opacity = readBounds('opacity') ?? frameFields.x;
    expect(readNumberField('0,34', opacity)).toBe(0.3);
    expect(stepNumber(0.2, 1, opacity)).toBe(0.3);
    expect(readNumberField('x', readBounds('fontSize') ?? opacity)).toBe(16);
    expect(readNumberField('', readBounds('animationDuration') ?? opacity)).toBe(300);
    expect(readBounds('color')).toBeUndefined();
  });
});
