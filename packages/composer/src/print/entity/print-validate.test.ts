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
