import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { printApp } from '../../print/print-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { problemsOf, screenSource } from '../../testing/print-spec.ts';
import { applyOperations } from '../apply-operation.ts';
import { converse } from '../converse.ts';

function compose(prompt: string, language: 'tr' | 'en') {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app for ${prompt}`);
  return app;
}

const ask = (prompt: string, app: ReturnType<typeof compose>) =>
  converse({ prompt, spec: app.spec, files: app.files });

function change(prompt: string, app: ReturnType<typeof compose>) {
  const answer = ask(prompt, app);
  if (answer?.kind !== 'changed') throw new Error(`Nothing changed: ${answer?.text ?? 'not understood'}`);
  return answer;
}

const optionsOf = (spec: AppSpec, title: string) =>
  spec.screens.find((screen) => screen.title === title && screen.place === 'main')?.options;

describe('choices above a list', () => {
  it('are of the field that is named, from the values that the rows have', () => {
    const app = compose('book collection with title, author and publisher', 'en');
    const { spec, text, inverse } = change('let me filter by publisher', app);
    expect(screenSource(spec, 'grid')).toContain('listChoices(books.map((book) => book.publisher))');
    expect(problemsOf(spec)).toEqual([]);
    expect(text).toContain('“Publisher”');
    expect(applyOperations(spec, inverse).spec.screens).toEqual(app.spec.screens);
  });

  it('are those of a box that is ticked or not, in a list that is added where there is none', () => {
    const app = compose('Lawn mowing jobs', 'en');
    const { spec, text } = change('need a way to show only unpaid jobs', app);
    const sources = Object.values(printApp(spec)).join('\n');
    expect(sources).toContain("notPaid: 'Not paid'");
    expect(problemsOf(spec)).toEqual([]);
    expect(text).toMatch(/added the screen.*“Paid”/s);
  });

  it('are named if the list has them already', () => {
    const app = compose('yemek tarifleri', 'tr');
    const answer = ask('sadece tatlıları göster', app);
    expect(answer).toMatchObject({ kind: 'text', text: expect.stringContaining('Kategori') });
  });

  it('are the people whom the rows belong to', () => {
    const app = compose('veresiye defteri', 'tr');
    const { spec } = change('hareketleri müşteriye göre filtrele', app);
    expect(optionsOf(spec, 'Hareketler')).toMatchObject({ filter: 'customer' });
    expect(screenSource(spec, 'list')).toContain('customerName');
    expect(problemsOf(spec)).toEqual([]);
  });

  it('are not added for what no field knows', () => {
    const app = compose('kitap listesi', 'tr');
    expect(ask('sadece bugün aldıklarımı göster', app)?.kind).toBe('text');
  });
});

describe('a figure above a list', () => {
  it('is the sum of the field that is named', () => {
    const app = compose('gym members list with monthly fee', 'en');
    const { spec, text } = change('show the total fee at the top', app);
    expect(screenSource(spec, 'list')).toContain('sum(shown.map(');
    expect(problemsOf(spec)).toEqual([]);
    expect(text).toContain('total');
  });

  it('is the number of rows', () => {
    const app = compose('kitap listesi', 'tr');
    const { spec, inverse } = change('toplam kaç kitap var üstte yazsın', app);
    expect(screenSource(spec, 'grid')).toContain('String(shown.length)');
    expect(applyOperations(spec, inverse).spec.screens).toEqual(app.spec.screens);
  });

  it('never adds up debts and payments', () => {
    const app = compose('veresiye defteri', 'tr');
    expect(ask('toplam tutar en üstte yazsın', app)?.kind).toBe('text');
  });

  it('are what hides some of the rows, and take no field away', () => {
    const { operations } = change(
      'hide the fixed ones, or let me flick between',
      compose('Snag list: room, defect, fixed', 'en'),
    );
    expect(operations.map(({ kind }) => kind)).toEqual(['changeScreen']);
  });

  it('are not meant if a part or all rows are named', () => {
    const app = compose('Fidanlık listesi: fidan, cins, fiyat, satıldı mı', 'tr');
    const hidden = ask('satılanları gizleyebilelim liste çok uzadı', app);
    expect(hidden?.kind === 'changed' ? hidden.operations : []).not.toContainEqual(
      expect.objectContaining({ kind: 'removeField' }),
    );
    expect(change('fiyatları gizle', app).operations.map(({ kind }) => kind)).toContain('removeField');
  });
});
