import { simulatorTexts } from '@kilim/messages/simulators';
import { z } from 'zod';
import { escapeHtml } from '../platform/text/index.ts';
import { type BankState, bankSwitches } from './bank/bank-state.ts';
import { json, type SimulatorHandler } from './http-host.ts';
import { pageOf } from './pages.ts';
import { sendMoney } from './wise/send-money.ts';
import { type WiseState, wiseSwitches } from './wise/wise-state.ts';

const switches = z
  .object({
    callback: z.enum(bankSwitches.callback),
    xml: z.enum(bankSwitches.xml),
    reversal: z.enum(bankSwitches.reversal),
    statement: z.enum(wiseSwitches.statement),
    webhooks: z.enum(wiseSwitches.webhooks),
  })
  .partial();

const moneyOrder = z.object({
  amount: z
    .string()
    .regex(/^\d{1,9}([.,]\d{1,2})?$/)
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 100)),
  currency: z.string().regex(/^[A-Z]{3}$/),
  reference: z.string().max(140),
  sender: z.string().max(100).default('Ada Lovelace'),
});

interface Simulated {
  readonly bank: BankState;
  readonly wise: WiseState;
}

const chooser = (name: string, label: string, options: readonly string[], chosen: string): string =>
  `<label>${escapeHtml(label)}<select name="${name}">${options
    .map((option) => `<option${option === chosen ? ' selected' : ''}>${option}</option>`)
    .join('')}</select></label>`;
const field = (name: string, label: string, value: string): string =>
  `<label>${escapeHtml(label)}<input name="${name}" value="${escapeHtml(value)}"></label>`;

function drawPage(language: 'tr' | 'en', { bank, wise }: Simulated): string {
  const texts = simulatorTexts[language];
  const rows = [...bank.orders.values()].map(
    ({ orderId, amount, status }) =>
      `<tr><td>${escapeHtml(orderId)}</td><td>${(amount / 100).toFixed(2)}</td><td>${status}</td></tr>`,
  );
  const body = `<h2>${escapeHtml(texts.bank)} · ${escapeHtml(texts.wise)}</h2><form method="post" action="/control/switches">
${chooser('callback', texts.callback, bankSwitches.callback, bank.faults.callback)}
${chooser('xml', texts.xml, bankSwitches.xml, bank.faults.xml)}
${chooser('reversal', texts.reversal, bankSwitches.reversal, bank.faults.reversal)}
${chooser('statement', texts.statement, wiseSwitches.statement, wise.faults.statement)}
${chooser('webhooks', texts.webhooks, wiseSwitches.webhooks, wise.faults.webhooks)}
<button>${escapeHtml(texts.apply)}</button></form>
<h2>${escapeHtml(texts.sendMoney)}</h2><form method="post" action="/control/money">
${field('reference', texts.reference, '')}${field('amount', texts.amount, '')}
${field('currency', texts.currency, 'EUR')}${field('sender', texts.sender, 'Ada Lovelace')}
<button>${escapeHtml(texts.sendMoney)}</button></form>
<h2>${escapeHtml(texts.orders)}</h2>${rows.length > 0 ? `<table>${rows.join('')}</table>` : `<p>${escapeHtml(texts.nothing)}</p>`}`;
  return pageOf(language, texts.controlTitle, texts.simulation, body);
}

/** Fault switches and manual transfers: a page for developers, JSON for tests. */
export function createControl(
  simulated: Simulated,
  environment: () => Record<string, string>,
): SimulatorHandler {
  const { bank, wise } = simulated;
  return async ({ method, url, headers, body }) => {
    const language = (headers.get('accept-language') ?? '').startsWith('en') ? 'en' : 'tr';
    if (method === 'GET' && url.pathname === '/') return { body: drawPage(language, simulated) };
    if (method === 'GET' && url.pathname === '/control/environment') return json(environment());
    if (method === 'GET' && url.pathname === '/control/state') {
      return json({ orders: [...bank.orders.values()], messages: bank.messages, deposits: wise.deposits });
    }
    if (method !== 'POST' || !url.pathname.startsWith('/control/')) return null;
    const isForm = (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
    const given: unknown = isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
    const done = (value: unknown) =>
      isForm ? { status: 303, headers: { location: '/' }, body: '' } : json(value);
    if (url.pathname === '/control/switches') {
      const { callback, xml, reversal, statement, webhooks } = switches.parse(given);
      Object.assign(bank.faults, {
        ...(callback && { callback }),
        ...(xml && { xml }),
        ...(reversal && { reversal }),
      });
      Object.assign(wise.faults, { ...(statement && { statement }), ...(webhooks && { webhooks }) });
      return done({ ...bank.faults, ...wise.faults });
    }
    if (url.pathname === '/control/money')
      return done({ number: await sendMoney(wise, moneyOrder.parse(given)) });
    if (url.pathname === '/control/subscriber') {
      wise.subscriber = z.object({ url: z.url({ protocol: /^https?$/ }) }).parse(given).url;
      return done({ url: wise.subscriber });
    }
    return null;
  };
}
