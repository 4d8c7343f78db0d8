import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { composeApp } from '../src/compose-app.ts';

type Row = Readonly<Record<string, unknown>>;

/** A module of a composed app, with the files beside it. */
async function importPrinted(prompt: string, file: string): Promise<Record<string, unknown>> {
  const app = composeApp({ prompt, language: 'tr' });
  if (app.kind !== 'app') throw new Error(app.text);
  const folder = await mkdtemp(path.join(tmpdir(), 'printed-'));
  for (const [name, source] of Object.entries(app.files)) {
    if (!name.endsWith('.ts') || typeof source !== 'string') continue;
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), source);
  }
  const loaded: Record<string, unknown> = await import(pathToFileURL(path.join(folder, file)).href);
  return loaded;
}

const call = (module: Record<string, unknown>, name: string, ...values: readonly unknown[]): unknown => {
  const found = module[name];
  if (typeof found !== 'function') throw new Error(`The app has no ${name}`);
  return found(...values);
};

it('refuses a second booking at the same time with the same person, and only that', async () => {
  const module = await importPrinted('berber randevu', 'src/appointments/validate-appointment.ts');
  const row: Row = {
    id: 'a',
    customerId: 'c1',
    serviceId: 's1',
    staffId: 'm1',
    startsAt: '2026-03-02T10:00',
    duration: 30,
    status: 'waiting',
  };
  const check = (changes: Row): unknown =>
    call(module, 'validateAppointment', { ...row, id: undefined, ...changes }, [row]);
  expect(check({ startsAt: '2026-03-02T10:15' })).toEqual({ startsAt: 'Bu saatte başka bir kayıt var.' });
  expect(check({ startsAt: '2026-03-02T09:45' })).toEqual({ startsAt: 'Bu saatte başka bir kayıt var.' });
  expect(check({ startsAt: '2026-03-02T10:30' })).toEqual({});
  expect(check({ staffId: 'm2' })).toEqual({});
  expect(call(module, 'validateAppointment', row, [row])).toEqual({});
});

it('refuses a booking of no length, and one that has lost its time is not restored', async () => {
  const module = await importPrinted('berber randevu', 'src/appointments/validate-appointment.ts');
  const row: Row = {
    id: 'a',
    customerId: 'c1',
    serviceId: 's1',
    staffId: 'm1',
    startsAt: '2026-03-02T10:00',
    duration: 0,
    status: 'waiting',
  };
  expect(call(module, 'validateAppointment', row, [])).toEqual({ duration: 'Sıfırdan büyük olmalı.' });
  const other: Row = { ...row, id: 'b', startsAt: '2026-03-02T09:45', duration: 30 };
  const conflicts = (rows: readonly Row[]): unknown =>
    call(module, 'findAppointmentConflicts', { ...row, duration: 30 }, rows);
  expect(conflicts([other])).toEqual({ startsAt: 'Bu saatte başka bir kayıt var.' });
  expect(conflicts([{ ...other, duration: 15 }])).toEqual({});
});

it('adds up the lines of an invoice', async () => {
  const lines = await importPrinted('fatura', 'src/lines/line.ts');
  const invoices = await importPrinted('fatura', 'src/invoices/invoice.ts');
  const rows: readonly Row[] = [
    { id: 'l1', invoiceId: 'i1', quantity: 3, price: 12.5 },
    { id: 'l2', invoiceId: 'i1', quantity: 1, price: 40 },
    { id: 'l3', invoiceId: 'i2', quantity: 9, price: 9 },
  ];
  expect(call(lines, 'lineTotal', rows[0])).toBe(37.5);
  expect(call(invoices, 'invoiceTotal', 'i1', rows)).toBe(77.5);
  expect(call(invoices, 'invoiceTotal', 'i3', rows)).toBe(0);
});
