import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkProject } from '@kilim/app-kit';
import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../../../app-kit/test/inspect-with-oxc.ts';
import { appSpecSchema, layoutIds } from '../../spec/app-spec.ts';
import { kitSources } from '../kit.generated.ts';
import { printApp } from '../print-app.ts';
import { kitKinds } from './kit-kinds.ts';

/** Has what every kind of kitKinds with an entity asks for. */
const everyField = {
  id: 'entry',
  pluralId: 'entries',
  one: 'kayıt',
  many: 'kayıtlar',
  icon: 'help-circle',
  fields: [
    { id: 'author', label: 'Yazan', type: 'text', role: 'author' },
    { id: 'person', label: 'Kişi', type: 'text', role: 'person' },
    { id: 'question', label: 'Soru', type: 'text', role: 'question' },
    { id: 'choices', label: 'Şıklar', type: 'list' },
    { id: 'answer', label: 'Cevap', type: 'text', role: 'answer' },
    { id: 'text', label: 'Metin', type: 'longText' },
    { id: 'sentAt', label: 'Zaman', type: 'dateTime', role: 'date' },
    { id: 'mine', label: 'Benden', type: 'boolean' },
    { id: 'length', label: 'Süre', type: 'duration', role: 'duration' },
    { id: 'likes', label: 'Beğeni', type: 'number' },
    { id: 'liked', label: 'Beğendim', type: 'boolean', role: 'favourite' },
    { id: 'tags', label: 'Etiketler', type: 'tags' },
  ],
  samples: [{ question: '1 + 1', choices: ['1', '2'], answer: '2' }],
};

const needsEntity = (kind: string): boolean =>
  kitKinds.find(({ id }) => id === kind)?.accepts(undefined, { entities: [] }) === false;

const specOf = (language: 'tr' | 'en', kind: string, layout: string) =>
  appSpecSchema.parse({
    version: 1,
    language,
    name: 'Deneme',
    icon: 'apps',
    subject: 'unknown',
    archetype: 'tool',
    palette: 'forest',
    layout,
    cardStyle: 'tinted',
    currency: 'TRY',
    seed: 1,
    entities: [everyField],
    screens: [
      {
        id: 'Home',
        kind,
        ...(needsEntity(kind) ? { entity: 'entry' } : {}),
        title: 'Deneme',
        icon: 'apps',
        place: 'main',
      },
      { id: 'Settings', kind: 'settings', title: 'Ayarlar', icon: 'settings', place: 'main' },
    ],
  });

describe('kit kinds', () => {
  it.each(kitKinds.map(({ id }) => id))('prints %s in both languages without problems', (kind) => {
    for (const language of ['tr', 'en'] as const) {
      const files = printApp(specOf(language, kind, 'tabs'));
      expect(checkProject(files, inspectWithOxc)).toEqual([]);
    }
  });

  it.each(layoutIds)('prints the layout %s without problems', (layout) => {
    const files = printApp(specOf('tr', kitKinds[0]?.id ?? '', layout));
    expect(checkProject(files, inspectWithOxc)).toEqual([]);
  });

  it('asks for the PIN and shows the first pages before the app', () => {
    const spec = { ...specOf('tr', 'merge', 'tabs'), features: ['login' as const, 'onboarding' as const] };
    const files = printApp(spec);
    expect(checkProject(files, inspectWithOxc)).toEqual([]);
    const source = files['src/navigation.tsx'] ?? '';
    expect(source.indexOf('<Onboarding')).toBeLessThan(source.indexOf('<LoginGate'));
    expect(source).toContain('useMergeGame.getState().clear();');
  });

  it('embeds the files of the kit as they are', () => {
    const folder = join(import.meta.dirname, '../../../kit');
    for (const [path, source] of Object.entries(kitSources))
      expect(readFileSync(join(folder, path), 'utf8'), path).toBe(source);
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(path)) expect(Object.keys(kitSources)).toContain(path);
  });

  it('empties what its screens keep from the settings', () => {
    const files = printApp(specOf('tr', 'merge', 'tabs'));
    expect(files['src/screens/SettingsScreen.tsx']).toContain('useMergeGame.getState().clear();');
    expect(files['src/screens/SettingsScreen.tsx']).toContain('useScores.getState().clear();');
  });
});
