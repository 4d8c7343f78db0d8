import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderBlueprints } from '../../scripts/render-blueprints.ts';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { checkProject } from '../checks/check-project.ts';
import { expoExport } from '../expo/expo-export.ts';
import { checkLimits } from '../project/check-limits.ts';
import { isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import { findModuleSpecifiers } from '../source/module-specifiers.ts';
import { scanSource } from '../source/scan-source.ts';
import { type BlueprintId, fillBlueprint, findBlueprint } from './blueprints.ts';

const ids: BlueprintId[] = ['full-app', 'ecommerce', 'social', 'game', 'backend', 'basic'];
const cases = ids.flatMap((id) => (['tr', 'en'] as const).map((language) => [id, language] as const));

describe('blueprints', () => {
  it('match the generated file (else run npx tsx packages/app-kit/scripts/generate-blueprints.ts)', () => {
    const generated = readFileSync(join(import.meta.dirname, 'blueprints.generated.ts'), 'utf8');
    expect(generated === renderBlueprints()).toBe(true);
  });

  it.each(cases)('%s in %s builds, fits the limits and has 6 to 16 source files', (id, language) => {
    const files = fillBlueprint(id, 'Ayşe\'nin "güzel" uygulaması', language);
    expect(checkProject(files, inspectWithOxc)).toEqual([]);
    expect(checkLimits(files).ok).toBe(true);
    const sources = Object.keys(files).filter((path) => path !== 'package.json');
    expect(sources.length).toBeGreaterThanOrEqual(6);
    expect(sources.length).toBeLessThanOrEqual(16);
  });

  it.each(cases)('%s in %s has its language and name and no unreplaced token', (id, language) => {
    const files = fillBlueprint(id, 'Bahçe', language);
    expect(files['src/settings.ts']).toContain(`defaultLanguage: Language = '${language}'`);
    expect(files['src/strings.ts']?.match(/appName: 'Bahçe'/g)).toHaveLength(2);
    expect(Object.values(files).join('\n')).not.toMatch(/__[A-Z_]+__/);
  });

  it.each(ids)('%s lists exactly the packages that it imports', (id) => {
    const files = fillBlueprint(id, 'Bahçe', 'tr');
    const manifest = JSON.parse(files['package.json'] ?? '') as { dependencies: Record<string, string> };
    const code = Object.entries(files)
      .filter(([path]) => path !== 'package.json')
      .map(([, source]) => source)
      .join('\n');
    const imported = [...code.matchAll(/from '([^.'][^']*)'/g)].map((match) => match[1] ?? '');
    expect(Object.keys(manifest.dependencies)).toEqual(
      [...new Set([...imported, 'react', 'react-native', 'react-native-screens'])].sort(),
    );
    expect(expoExport({ name: 'Bahçe', files, language: 'tr' }).files['package.json']).toContain('zustand');
  });

  it.each(ids)('%s has no import cycle', (id) => {
    const files = fillBlueprint(id, 'Bahçe', 'tr');
    const visit = (path: string, parents: readonly string[]): void => {
      expect(parents).not.toContain(path);
      const source = files[path] ?? '';
      for (const { specifier } of findModuleSpecifiers(source, scanSource(source, { jsx: true }))) {
        const target = isLocalSpecifier(specifier) ? resolveImport(files, path, specifier) : undefined;
        if (target !== undefined) visit(target, [...parents, path]);
      }
    };
    visit('src/App.tsx', []);
  });

  it.each([
    ['bana bir alışveriş uygulaması yap', 'ecommerce'],
    ['make me a todo app', 'full-app'],
    ['MAKE AN ONLINE SHOP', 'ecommerce'],
    ['Instagram benzeri bir uygulama oluştur', 'social'],
    ['bir BULMACA oyunu yap', 'game'],
    ['sunucuya bağlanan bir iş takip uygulaması', 'backend'],
    ['hava durumu uygulaması yap', undefined],
  ])('finds the blueprint of %j', (prompt, id) => {
    expect(findBlueprint(prompt)).toBe(id);
  });
});
