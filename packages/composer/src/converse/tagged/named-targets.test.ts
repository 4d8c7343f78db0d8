import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { fieldByPartOfLabel } from './named-targets.ts';

function appOf(prompt: string, language: 'tr' | 'en'): AppSpec {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app for ${prompt}`);
  return app.spec;
}

const visits = appOf(
  'Huzurevi ziyaret defteri: ziyaretçi, yakınlık derecesi, ziyaret günü, araç plakası',
  'tr',
);
const verses = appOf('sunday school verses: child, verse, sticker earned', 'en');

describe('a field by a part of its label', () => {
  it.each([
    [visits, 'plaka', 'Araç plakası'],
    [visits, 'yakınlık', 'Yakınlık derecesi'],
    [verses, 'sticker', 'Sticker earned'],
    [verses, 'the sticker', 'Sticker earned'],
  ])('is the only one that has all words', (spec, words, label) => {
    expect(fieldByPartOfLabel(words, spec)?.field.label).toBe(label);
  });

  it.each([
    // Two parts are about the visit.
    [visits, 'ziyaret'],
    [visits, 'hemşire'],
    [visits, 'plaka rengi'],
    [verses, 'the'],
    [verses, ''],
  ])('is none of several, and none that lacks a word', (spec, words) => {
    expect(fieldByPartOfLabel(words, spec)).toBeUndefined();
  });
});
