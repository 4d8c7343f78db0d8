import type { AppSpec } from '@kilim/composer';
import type { AppContents } from '../../src/examples/gallery-files.ts';

const capital = (text: string, language: string): string => {
  const [first = '', ...rest] = Array.from(text);
  return first.toLocaleUpperCase(language) + rest.join('');
};

/** Main screens, and the fields of everything that the app keeps. */
export function describeContents({ screens, entities, language }: AppSpec): AppContents {
  return {
    screens: [...new Set(screens.filter(({ place }) => place === 'main').map(({ title }) => title))],
    records: entities.map(({ many, fields }) => ({
      name: capital(many, language),
      fields: fields.map(({ label }) => label),
    })),
  };
}
