import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';

const filesOf = (prompt: string): string[] => {
  const app = composeApp({ prompt, language: 'tr' });
  if (app.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return Object.keys(app.files);
};

describe('printApp', () => {
  it('begins with name and icon, colours and texts', () => {
    expect(filesOf('berber randevu uygulaması').slice(0, 5)).toEqual([
      'app-spec.json',
      'package.json',
      'src/theme.ts',
      'src/strings.ts',
      'src/App.tsx',
    ]);
  });

  it('prints the home screen before the screens that it opens', () => {
    const files = filesOf('berber randevu uygulaması').filter((path) => path.endsWith('Screen.tsx'));
    const form = files.findIndex((path) => path.endsWith('AppointmentFormScreen.tsx'));
    const home = files.findIndex((path) => path.endsWith('AgendaScreen.tsx'));
    expect(home).toBeGreaterThanOrEqual(0);
    expect(form).toBeGreaterThan(home);
  });
});
