import { AppError, type Language, limits } from '@kilim/contract';

const descriptions: Readonly<Record<Language, string>> = {
  tr: 'Yeni mobil uygulama projesi',
  en: 'New mobile app project',
};

/** The name as it is kept; throws `project_name_required` when nothing is left of it (customer.md §5). */
export function cleanName(name: string): string {
  const clean = name.trim().replaceAll(/\s+/g, ' ');
  if (clean === '') throw new AppError('project_name_required');
  return clean;
}

/** Two names with the same key are duplicates: Turkish rules, so `IŞIK` is `ışık` and not `işik`. */
export function nameKeyOf(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLocaleLowerCase('tr');
}

/** An empty description gets the default of customer.md §5. */
export function describeProject(description: string | undefined, language: Language): string {
  const clean = description?.trim() ?? '';
  return clean === '' ? descriptions[language] : clean;
}

/** The name itself when it is free, else with the first free ` 2`, ` 3` … that still fits. */
export function findFreeName(name: string, isTaken: (nameKey: string) => boolean): string {
  let candidate = name.slice(0, limits.projectNameMaximum).trim();
  for (let number = 2; isTaken(nameKeyOf(candidate)); number += 1) {
    const suffix = ` ${number}`;
    candidate = name.slice(0, limits.projectNameMaximum - suffix.length).trim() + suffix;
  }
  return candidate;
}

/** The name itself when it is free, else with the first free ` (2)`, ` (3)` … that still fits: the name of a copy. */
export function findCopyName(name: string, isTaken: (nameKey: string) => boolean): string {
  const whole = name.slice(0, limits.projectNameMaximum).trim();
  if (!isTaken(nameKeyOf(whole))) return whole;
  const bare = whole.replace(/ \(\d{1,6}\)$/, '');
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const candidate = bare.slice(0, limits.projectNameMaximum - suffix.length).trim() + suffix;
    if (!isTaken(nameKeyOf(candidate))) return candidate;
  }
}
