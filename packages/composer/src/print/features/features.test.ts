import { describe, expect, it } from 'vitest';
import { reminderScreen } from '../../archetypes/reminder-plan.ts';
import { applyOperation } from '../../converse/apply-operation.ts';
import type { AppSpec, FeatureId } from '../../spec/app-spec.ts';
import { checkSpec } from '../../spec/read-spec.ts';
import { importKit } from '../../testing/kit-module.ts';
import { problemsOf, screenSource } from '../../testing/print-spec.ts';
import { specFrom } from '../../testing/spec-from.ts';
import { printApp } from '../print-app.ts';
import { canHave } from './feature-support.ts';

const jobs = specFrom({ archetype: 'jobs' });
const withFeature = (feature: FeatureId, spec: AppSpec = jobs): AppSpec => ({
  ...spec,
  features: [...spec.features, feature],
});

const fileOf = (spec: AppSpec, path: string): string => {
  const source = printApp(spec)[path];
  return typeof source === 'string' ? source : '';
};

describe('data export', () => {
  const spec = withFeature('dataExport');

  it('lists every entity with the labels of its fields', () => {
    const source = fileOf(spec, 'src/export/use-export-tables.ts');
    for (const { pluralId, fields } of spec.entities) {
      expect(source).toContain(`records: ${pluralId},`);
      for (const { id, type } of fields)
        if (type !== 'photo' && type !== 'color') expect(source).toContain(`strings.${pluralId}.${id},`);
    }
    expect(screenSource(spec, 'settings')).toContain('<ExportCard');
    expect(problemsOf(spec)).toEqual([]);
  });

  it('is neither printed nor possible without settings', () => {
    const bare = { ...spec, screens: spec.screens.filter(({ kind }) => kind !== 'settings') };
    expect(canHave('dataExport', bare)).toBe(false);
    expect(fileOf(bare, 'src/export/use-export-tables.ts')).toBe('');
  });

  it('quotes cells that contain the separator, quotes or lines', async () => {
    const { toCsv } = await importKit<{ toCsv(cells: object, separator: string): string }>('export/csv');
    const rows = [
      ['Ada', '12,5'],
      ['say "hi"', 'two\nlines'],
    ];
    expect(toCsv({ columns: ['Ad', 'Tutar'], rows }, ';')).toBe(
      'Ad;Tutar\r\nAda;"12,5"\r\n"say ""hi""";"two\nlines"',
    );
  });
});

describe('sharing', () => {
  it('adds a button to the details that shares their lines', () => {
    const source = screenSource(withFeature('sharing'), 'detail');
    expect(source).toContain('<ShareButton shared={toSharedText(');
    expect(source).toContain('<DetailLines facts={facts} />');
    expect(problemsOf(withFeature('sharing'))).toEqual([]);
    expect(screenSource(jobs, 'detail')).not.toContain('ShareButton');
  });

  it('adds the button to the page of a product', () => {
    const shop = withFeature('sharing', specFrom({ archetype: 'catalogue' }));
    expect(screenSource(shop, 'product')).toContain('<ShareButton');
    expect(problemsOf(shop)).toEqual([]);
  });

  it('leaves out what is empty and puts lists below their label', async () => {
    const { toSharedText } = await importKit<{ toSharedText(title: string, facts: object[]): object }>(
      'sharing/shared-text',
    );
    const facts = [
      { label: 'Süre', value: '20 dk' },
      { label: 'Not', value: '' },
      { label: 'Malzemeler', value: 'su\nun' },
    ];
    expect(toSharedText('Ekmek', facts)).toEqual({
      title: 'Ekmek',
      text: 'Ekmek\nSüre: 20 dk\nMalzemeler:\nsu\nun',
    });
  });
});

describe('comments', () => {
  it('are below the details and are emptied with the records', () => {
    const spec = withFeature('comments');
    expect(screenSource(spec, 'detail')).toContain('<Comments recordId={kilnFiring.id} />');
    expect(screenSource(spec, 'settings')).toContain('useRecordComments.getState().clear();');
    expect(problemsOf(spec)).toEqual([]);
  });

  it('stay below posts in a feed', () => {
    const feed = specFrom({ archetype: 'feed' });
    expect(feed.features).toContain('comments');
    expect(Object.keys(printApp(feed)).filter((path) => path.startsWith('src/comments/'))).toEqual([]);
  });
});

describe('reminders', () => {
  const list = reminderScreen(jobs.screens, 'tr', 3);
  const spec = withFeature('reminders', { ...jobs, screens: [...jobs.screens, list] });
  const home = (layout: AppSpec['layout'], archetype: AppSpec['archetype']): AppSpec => {
    const plain = { ...specFrom({ archetype }), layout };
    return withFeature('reminders', {
      ...plain,
      screens: [...plain.screens, reminderScreen(plain.screens, 'tr', undefined)],
    });
  };

  it('list open records with a day', () => {
    const source = fileOf(spec, 'src/reminders/use-reminders.ts');
    expect(source).toContain('const daysAhead = 3;');
    expect(source).toContain('day: kilnFiring.due,');
    expect(source).toMatch(/kilnFirings\.filter\(\s*\(kilnFiring\) =>\s*!/);
    expect(checkSpec(spec)).toEqual([]);
    expect(problemsOf(spec)).toEqual([]);
  });

  it.each(['tabs', 'dashboard', 'single', 'drawer', 'wizard'] as const)(
    'stand below the title of the first screen in the layout %s',
    (layout) => {
      const salon = home(layout, 'appointments');
      expect(fileOf(salon, 'src/reminders/HomeWithReminders.tsx')).toContain('<WithReminders');
      expect(fileOf(salon, 'src/navigation.tsx')).toContain('component={HomeWithReminders}');
      expect(problemsOf(salon)).toEqual([]);
    },
  );

  it('do not repeat what a first screen with due days shows', () => {
    expect(fileOf(spec, 'src/reminders/HomeWithReminders.tsx')).toBe('');
    expect(screenSource(spec, 'settings')).toContain("navigation.navigate('Reminders')");
  });

  it('ask for an entry of today in a log', () => {
    const log = home('tabs', 'log');
    expect(fileOf(log, 'src/reminders/use-reminders.ts')).toContain('startsWith(today())');
    expect(problemsOf(log)).toEqual([]);
  });

  it('are late only for what is not over by itself', async () => {
    const { groupReminders } = await importKit<{
      groupReminders(reminders: object[], today: string, last: string): Record<string, { id: string }[]>;
    }>('reminders/reminder');
    const of = (id: string, day: string, isEvent = false) => ({ id, day, time: '', isEvent });
    const groups = groupReminders(
      [
        of('bill', '2026-01-30'),
        of('visit', '2026-01-30', true),
        of('now', '2026-01-31'),
        of('later', '2026-02-05'),
        of('soon', '2026-02-02'),
        of('far', '2026-02-20'),
        of('none', ''),
      ],
      '2026-01-31',
      '2026-02-07',
    );
    expect(
      Object.fromEntries(Object.entries(groups).map(([key, list]) => [key, list.map(({ id }) => id)])),
    ).toEqual({ late: ['bill'], today: ['now'], soon: ['soon', 'later'] });
  });
});

describe('favourites', () => {
  it('are a heart in the details and no line of text', () => {
    const [main, ...others] = jobs.entities;
    if (main === undefined) throw new Error('no entity');
    const field = {
      id: 'favourite',
      label: 'Favori',
      type: 'boolean',
      role: 'favourite',
      isRequired: false,
    } as const;
    const spec = { ...jobs, entities: [{ ...main, fields: [...main.fields, field] }, ...others] };
    const source = screenSource(spec, 'detail');
    expect(source).toContain("icon={kilnFiring.favourite ? 'heart' : 'heart-outline'}");
    expect(source).not.toContain('strings.kilnFirings.favourite');
    expect(problemsOf(spec)).toEqual([]);
  });
});

it('turns every feature on and off without a trace', () => {
  for (const feature of ['dataExport', 'sharing', 'comments'] as const) {
    const { spec, inverse } = applyOperation(jobs, { kind: 'addFeature', feature });
    expect(checkSpec(spec)).toEqual([]);
    expect(printApp(spec)).not.toEqual(printApp(jobs));
    const [undo] = inverse;
    if (undo === undefined) throw new Error('no inverse');
    expect(applyOperation(spec, undo).spec).toEqual(jobs);
  }
});
