import type { Language } from '@kilim/contract';

const descriptions: Readonly<Record<Language, string>> = {
  tr: 'Yeni mobil uygulama projesi',
  en: 'New mobile app project',
};

/** The description, or the language's default for an empty one (docs/rules/projects.md#default-description). */
export function describeProject(description: string | undefined, language: Language): string {
  const clean = description?.trim() ?? '';
  return clean === '' ? descriptions[language] : clean;
}
