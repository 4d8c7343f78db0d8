import { describe, expect, it } from 'vitest';
import { composeApp } from '../../../compose-app.ts';
import { isAutomation } from '../../../print/entity/automation.ts';
import { printApp } from '../../../print/print-app.ts';
import type { AppSpec } from '../../../spec/app-spec.ts';
import { readSpec } from '../../../spec/read-spec.ts';
import { problemsOf } from '../../../testing/print-spec.ts';
import { withoutMemory } from '../../../testing/without-memory.ts';
import { applyOperations } from '../../apply-operation.ts';
import { converse } from '../../converse.ts';

const apps = {
  jobs: ['sipariş takibi', 'tr'],
  stock: ['stok takibi', 'tr'],
  tasks: ['görev listesi', 'tr'],
  stockEnglish: ['stock tracker', 'en'],
  tasksEnglish: ['to do list', 'en'],
  booksEnglish: ['book list with notes', 'en'],
} as const;
type AppId = keyof typeof apps;

function specOf(id: AppId): AppSpec {
  const [prompt, language] = apps[id];
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app for ${prompt}`);
  return app.spec;
}

function change(spec: AppSpec, prompt: string) {
  const answer = converse({ prompt, spec, files: printApp(spec) });
  if (answer?.kind !== 'changed') throw new Error(`${prompt}: ${answer?.text ?? 'not understood'}`);
  return answer;
}

const automations = (spec: AppSpec) => spec.entities.flatMap(({ rules }) => rules.filter(isAutomation));

const setDate = {
  kind: 'setWhen',
  field: 'status',
  when: { is: 'delivered' },
  target: 'due',
  value: { now: true },
};
const tickPaid = { kind: 'setWhen', field: 'status', when: { is: 'ready' }, target: 'paid', value: true };
const mark = (field: string, when: object, label: string) => ({ kind: 'mark', field, when, label });
const allDone = (message: string) => ({
  kind: 'messageWhen',
  field: 'done',
  when: { is: true },
  all: true,
  message,
});

const rules: readonly (readonly [AppId, string, object])[] = [
  ['jobs', 'durum teslim edildi olunca teslim tarihini bugün yap', setDate],
  ['jobs', 'durum hazır olursa ödendi işaretlensin', tickPaid],
  ['jobs', 'teslim tarihine 2 gün kala uyar', mark('due', { withinDays: 2 }, 'Yaklaşıyor')],
  ['jobs', 'teslim tarihi geçince kırmızı göster', mark('due', { isPast: true }, 'Gecikti')],
  ['stock', "stok 5'in altına düşünce azaldı yazsın", mark('quantity', { below: 5 }, 'Azaldı')],
  ['stock', 'stok bitince uyarı ver', mark('quantity', { below: 1 }, 'Bitti')],
  ['tasks', 'tüm görevler bitince tebrik mesajı göster', allDone('Hepsi tamamlandı.')],
  ['tasks', 'hepsi tamamlanınca "aferin" yazsın', allDone('Aferin')],
  ['tasks', 'öncelik yüksek olunca acil yazsın', mark('priority', { is: 'high' }, 'Acil')],
  ['stockEnglish', 'when stock falls below 5 show it as low', mark('quantity', { below: 5 }, 'Low')],
  ['stockEnglish', 'warn me if the quantity is over 100', mark('quantity', { above: 100 }, 'High')],
  ['tasksEnglish', 'when all tasks are done show a message', allDone('All done.')],
  ['tasksEnglish', 'warn me a week before the due date', mark('due', { withinDays: 7 }, 'Coming up')],
  [
    'booksEnglish',
    'when status becomes finished, say "Well read"',
    { kind: 'messageWhen', field: 'status', when: { is: 'finished' }, all: false, message: 'Well read' },
  ],
];

describe('a rule that a follow-up asks for', () => {
  it.each(rules)('%s: %s', (id, prompt, rule) => {
    const spec = specOf(id);
    const { operations, inverse, spec: changed, text, files } = change(spec, prompt);
    expect(operations.map(({ kind }) => kind)).toEqual(['setRules']);
    expect(automations(changed)).toEqual([rule]);
    expect(problemsOf(changed)).toEqual([]);
    expect(Object.keys(files).some((path) => path.endsWith('-rules.ts'))).toBe(true);
    // The description that is kept in the project can be read again.
    expect(readSpec(printApp(changed))).toEqual(changed);
    expect(withoutMemory(applyOperations(changed, inverse).spec)).toEqual(spec);
    expect(text).toContain('“');
  });

  it('is replaced by a later one about the same thing, and removed again', () => {
    const first = change(specOf('stock'), "stok 5'in altına düşünce uyar").spec;
    const second = change(first, "stok 10'un altına düşünce uyar").spec;
    expect(automations(second)).toEqual([mark('quantity', { below: 10 }, 'Azaldı')]);
    const third = change(second, 'kuralları kaldır').spec;
    expect(automations(third)).toEqual([]);
    expect(third.entities[0]?.rules).toEqual(specOf('stock').entities[0]?.rules);
  });

  it('goes with the field that it needs, and comes back with it', () => {
    const ruled = change(specOf('jobs'), 'durum hazır olursa ödendi işaretlensin').spec;
    const removed = change(ruled, 'ödendi alanını kaldır');
    expect(automations(removed.spec)).toEqual([]);
    expect(problemsOf(removed.spec)).toEqual([]);
    expect(withoutMemory(applyOperations(removed.spec, removed.inverse).spec)).toEqual(withoutMemory(ruled));
  });

  it('has no effect when its option was removed', () => {
    const ruled = change(specOf('jobs'), 'durum hazır olursa ödendi işaretlensin').spec;
    const removed = change(ruled, 'hazır seçeneğini kaldır').spec;
    expect(problemsOf(removed)).toEqual([]);
    expect(Object.keys(printApp(removed)).some((path) => path.endsWith('-rules.ts'))).toBe(false);
  });

  it.each([
    ['jobs', 'durum teslim edildi olunca müşteriye sms gönder'],
    ['tasksEnglish', 'when all tasks are done send an email'],
    ['stock', 'ürün silinince beni ara'],
    ['booksEnglish', 'when the moon is full, show a message'],
  ] as const)('is refused in words if the app cannot do it: %s, %s', (id, prompt) => {
    const spec = specOf(id);
    const answer = converse({ prompt, spec, files: printApp(spec) });
    expect(answer?.kind ?? 'text').toBe('text');
  });

  it.each([
    ['when is an order late?', 'jobs'],
    ['ne zaman alanı ekle', 'tasks'],
    ['if possible, add a phone field', 'booksEnglish'],
  ] as const)('is not read into other follow-ups: %s', (prompt, id) => {
    const spec = specOf(id);
    const answer = converse({ prompt, spec, files: printApp(spec) });
    const kinds = answer?.kind === 'changed' ? answer.operations.map(({ kind }) => kind) : [];
    expect(kinds).not.toContain('setRules');
  });
});
