import type { AppSpec } from '../spec/app-spec.ts';
import { checkSpec } from '../spec/read-spec.ts';
import { applyOperations } from './apply-operation.ts';
import { readOperations } from './read-request.ts';

const maximum = 3;

const ideas = {
  tr: {
    fields: [
      'Telefon alanı ekle',
      'Not alanı ekle',
      'Fiyat alanı ekle',
      'Tarih alanı ekle',
      'Fotoğraf alanı ekle',
      'Puan alanı ekle',
    ],
    screens: ['İstatistik ekranı ekle', 'Takvim ekle', 'Profil ekranı ekle'],
    looks: ['Rengi yeşil yap', 'Rengi mor yap', 'Koyu tema yap', 'Yazıları büyüt'],
  },
  en: {
    fields: [
      'Add a phone field',
      'Add a note field',
      'Add a price field',
      'Add a date field',
      'Add a photo field',
      'Add a rating field',
    ],
    screens: ['Add a statistics screen', 'Add a calendar', 'Add a profile screen'],
    looks: ['Make the colour green', 'Make the colour purple', 'Make it dark', 'Make the text bigger'],
  },
} as const;

/** Up to three follow-ups that change this app, one of each kind; each was tried. */
export function suggestFollowUps(spec: AppSpec, last = ''): readonly string[] {
  const works = (prompt: string): boolean => {
    if (prompt === last) return false;
    const operations = readOperations(prompt, spec);
    if (operations.length === 0) return false;
    try {
      return checkSpec(applyOperations(spec, operations).spec).length === 0;
    } catch {
      return false;
    }
  };
  const { fields, screens, looks } = ideas[spec.language];
  // Different apps get different ideas first.
  const rotate = <Item>(items: readonly Item[]): readonly Item[] => {
    const at = spec.seed % items.length;
    return [...items.slice(at), ...items.slice(0, at)];
  };
  const found = [fields, screens, looks].flatMap((list) => rotate(list).filter(works).slice(0, 1));
  return found.slice(0, maximum);
}
