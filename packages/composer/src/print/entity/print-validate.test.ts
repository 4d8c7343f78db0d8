import { describe, expect, it } from 'vitest';
import { specFrom } from '../../testing/spec-from.ts';
import { printApp } from '../print-app.ts';

describe('required references', () => {
  const spec = specFrom({ archetype: 'people' });
  const [main] = spec.entities;
  if (main === undefined) throw new Error('no entity');
  const withReference = (entity: string) => ({
    ...spec,
    entities: spec.entities.map((each) =>
      each === main
        ? {
            ...main,
            fields: [
              ...main.fields,
              { id: 'lead', label: 'Lead', type: 'reference' as const, entity, isRequired: true },
            ],
          }
        : each,
    ),
  });
  const validation = (entity: string): string =>
    Object.entries(printApp(withReference(entity)))
      .filter(([path]) => path.includes('validate'))
      .map(([, text]) => String(text))
      .join('\n');

  it('are not asked of the first row of their own list, which has no row to refer to', () => {
    expect(validation(main.id)).not.toContain('draft.lead');
  });

  it('are asked for if they refer to another list', () => {
    const [, other] = specFrom({ archetype: 'appointments' }).entities;
    const appointments = specFrom({ archetype: 'appointments' });
    const source = Object.entries(printApp(appointments))
      .filter(([path]) => path.includes('validate'))
      .map(([, text]) => String(text))
      .join('\n');
    expect(other).toBeDefined();
    expect(source).toMatch(/if \(!draft\.\w+Id\)/);
  });
});

describe('cards', () => {
  const spec = specFrom({ archetype: 'quiz' });
  const validations = (kind: 'quiz' | 'flashcards' | 'list'): string => {
    const entities = spec.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) => ({ ...field, isRequired: false })),
    }));
    const screens = spec.screens.map((screen) =>
      screen.kind === 'quiz' || screen.kind === 'flashcards' ? { ...screen, kind } : screen,
    );
    return Object.entries(printApp({ ...spec, entities, screens }))
      .filter(([path]) => path.includes('validate'))
      .map(([, text]) => String(text))
      .join('\n');
  };

  it.each(['quiz', 'flashcards'] as const)('of a %s have a question and an answer', (kind) => {
    expect(validations(kind).match(/strings\.common\.required/g)).toHaveLength(2);
  });

  it('are asked of no other list', () => {
    expect(validations('list')).not.toContain('strings.common.required');
  });
});

it('names every field of a form, so that a message can list those that are refused', () => {
  const spec = specFrom({ archetype: 'people' });
  const [main] = spec.entities;
  const source = Object.values(printApp(spec)).find((text) => String(text).includes('fieldLabels: '));
  const [, labels = ''] = String(source).split('fieldLabels');
  expect(labels.match(/^ {2}\w+: strings\.\w+\.\w+,$/gm)).toHaveLength(
    main?.fields.filter(({ formula }) => formula === undefined).length ?? 0,
  );
});

describe('telephone numbers', () => {
  const source = Object.entries(printApp(specFrom({ archetype: 'people', language: 'en' })))
    .filter(([path]) => path.includes('validate'))
    .map(([, text]) => String(text))
    .join('\n');
  const [, body = ''] = /!\/(.+)\/\.test\(draft\.phone/.exec(source) ?? [];
  const pattern = new RegExp(body);

  it.each(['(415) 555-0134', '+90 532 123 45 67', '0532.123.4567', '(+44) 20/7946 0018', '444 1 234'])(
    'are taken as people write them: %s',
    (phone) => {
      expect(pattern.test(phone)).toBe(true);
    },
  );

  it.each(['', '12345', 'call me', '555-CALL-ME', '()()()()', '+'])('“%s” is none', (phone) => {
    expect(pattern.test(phone)).toBe(false);
  });
});
