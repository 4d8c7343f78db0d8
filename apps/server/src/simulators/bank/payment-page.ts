import { randomBytes } from 'node:crypto';
import { simulatorTexts } from '@kilim/messages/simulators';
import { escapeHtml } from '../../platform/text/index.ts';
import type { SimulatorHandler, SimulatorReply } from '../http-host.ts';
import { hiddenFields, pageOf } from '../pages.ts';
import type { BankState } from './bank-state.ts';
import { type CallbackSignature, isFormSigned, signCallback } from './digests.ts';
import { findTerminal, type Terminal } from './terminals.ts';

const languageOf = (form: URLSearchParams): 'tr' | 'en' => (form.get('lang') === 'en' ? 'en' : 'tr');
/** Delay of a late reply; longer than a test's first inquiry takes. */
const lateness = 3_000;

type Outcome = 'approve' | 'decline' | 'wrong-password';

/** Every field that a browser could forge is posted back unchanged, so that the hash is verified again. */
function showChoice(form: URLSearchParams): SimulatorReply {
  const language = languageOf(form);
  const texts = simulatorTexts[language];
  const amount = `${(Number(form.get('txnamount')) / 100).toFixed(2)} ${form.get('txncurrencycode') === '949' ? 'TRY' : 'USD'}`;
  const facts = [
    [texts.merchant, form.get('companyname') ?? ''],
    [texts.amount, amount],
    [texts.orderNumber, form.get('orderid') ?? ''],
  ];
  const button = (value: string, label: string): string =>
    `<button name="outcome" value="${value}">${escapeHtml(label)}</button>`;
  const body = `<dl>${facts.map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<form method="post" action="/servlet/decision">${hiddenFields([...form])}
${button('approve', texts.approve)}${button('decline', texts.decline)}
${button('wrong-password', texts.wrongPassword)}${button('close', texts.close)}</form>`;
  return { body: pageOf(language, texts.bankTitle, texts.simulation, body) };
}

/** The signed fields of a decision, with the codes of real messages. */
function signedFields(outcome: Outcome, form: URLSearchParams, authCode: string): Record<string, string> {
  const common = {
    clientid: form.get('terminalid') ?? '',
    oid: form.get('orderid') ?? '',
    cavv: 'jCm0m+u/0hUfAREHBAMBcfN+pSo=',
    eci: '02',
    md: randomBytes(6).toString('base64'),
    rnd: randomBytes(15).toString('base64').replaceAll(/[+/=]/g, 'A'),
  };
  switch (outcome) {
    case 'approve':
      return { ...common, authcode: authCode, procreturncode: '00', response: 'Approved', mdstatus: '1' };
    case 'decline':
      return { ...common, authcode: ' ', procreturncode: '51', response: 'Declined', mdstatus: '1' };
    case 'wrong-password':
      return {
        ...common,
        authcode: '',
        procreturncode: '99',
        response: 'Error',
        mdstatus: '0',
        cavv: '',
        eci: '',
      };
  }
}

/** The fields of a callback; the bank posts the terminal twice. */
export function buildCallback(
  form: URLSearchParams,
  terminal: Terminal,
  signed: Readonly<Record<string, string>>,
  signature: CallbackSignature,
  unsigned: Readonly<Record<string, string>> = {},
): [string, string][] {
  const hidden = new Set(['secure3dhash', 'outcome', 'terminalid']);
  const echoed = [...form].filter(([name]) => !hidden.has(name));
  return [
    ['xid', randomBytes(15).toString('base64')],
    ['terminalid', terminal.terminalId],
    ...echoed,
    ...Object.entries({ ...signed, ...unsigned }),
    ['terminalid', terminal.terminalId],
    ...Object.entries(signCallback(signed, terminal, signature)),
  ];
}

function postBack(
  form: URLSearchParams,
  target: string,
  fields: [string, string][],
  delay = 0,
): SimulatorReply {
  const language = languageOf(form);
  const texts = simulatorTexts[language];
  const body = `<p>${escapeHtml(texts.returning)}</p>
<form method="post" action="${escapeHtml(target)}">${hiddenFields(fields)}<button>${escapeHtml(texts.continue)}</button></form>
<script>setTimeout(() => document.forms[0].submit(), ${delay})</script>`;
  return { body: pageOf(language, texts.bankTitle, texts.simulation, body) };
}

function say(form: URLSearchParams, key: 'closed' | 'connectionLost'): SimulatorReply {
  const language = languageOf(form);
  const texts = simulatorTexts[language];
  return { body: pageOf(language, texts.bankTitle, texts.simulation, `<p>${escapeHtml(texts[key])}</p>`) };
}

/** The bank returns errors without a hash. */
function refuse(form: URLSearchParams, message: string): SimulatorReply {
  const terminalId = form.get('terminalid') ?? '';
  const fields: [string, string][] = [
    ['mdstatus', '7'],
    ['mderrormessage', message],
    ['response', 'Error'],
    ['procreturncode', '99'],
    ['errmsg', message],
    ['clientid', terminalId],
    ['oid', form.get('orderid') ?? ''],
    ['orderid', form.get('orderid') ?? ''],
  ];
  return postBack(form, form.get('errorurl') ?? '/', fields);
}

const isPostable = (form: URLSearchParams, terminal: Terminal | null): terminal is Terminal =>
  terminal !== null &&
  form.get('terminalmerchantid') === terminal.merchantId &&
  form.get('txncurrencycode') === terminal.currencyCode &&
  /^[1-9]\d{0,10}$/.test(form.get('txnamount') ?? '') &&
  isFormSigned(form, terminal);

function decide(form: URLSearchParams, terminal: Terminal, state: BankState): SimulatorReply {
  const chosen = form.get('outcome');
  if (chosen === 'close') return say(form, 'closed');
  const outcome: Outcome = chosen === 'approve' || chosen === 'decline' ? chosen : 'wrong-password';
  const orderId = form.get('orderid') ?? '';
  const retrefNum = state.nextNumber();
  const authCode = retrefNum.slice(-6);
  if (outcome !== 'wrong-password') {
    state.orders.set(orderId, {
      orderId,
      terminalId: terminal.terminalId,
      amount: Number(form.get('txnamount')),
      authCode,
      retrefNum,
      time: state.now(),
      status: outcome === 'approve' ? 'approved' : 'declined',
      refunds: [],
    });
  }
  const { callback } = state.faults;
  if (callback === 'lost') return say(form, 'connectionLost');
  if (callback === 'unsigned-error') return refuse(form, 'System error');
  const signature = callback === 'old-version' ? 'old' : callback === 'foreign-key' ? 'foreign-key' : '512';
  const fields = buildCallback(form, terminal, signedFields(outcome, form, authCode), signature, {
    txnstatus: outcome === 'wrong-password' ? 'N' : 'Y',
    hostrefnum: outcome === 'wrong-password' ? '' : retrefNum,
    transid: orderId,
    errmsg: outcome === 'decline' ? 'Yetersiz bakiye' : '',
    MaskedPan: '54066XXXXXXX0009',
  });
  const target = form.get(outcome === 'approve' ? 'successurl' : 'errorurl') ?? '/';
  if (callback === 'twice') {
    // The first copy is sent by the server before the browser posts its own; only the browser shows the reply.
    void fetch(target, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }).catch(
      () => {},
    );
  }
  return postBack(form, target, fields, callback === 'late' ? lateness : 0);
}

/** The bank's payment page: verifies the request like the bank and lets a developer or a test decide. */
export function createPaymentPage(state: BankState): SimulatorHandler {
  return async ({ method, url, body }) => {
    if (method !== 'POST' || !['/servlet/gt3dengine', '/servlet/decision'].includes(url.pathname))
      return null;
    const form = new URLSearchParams(body);
    const terminal = findTerminal(form.get('terminalid') ?? '');
    if (!isPostable(form, terminal)) return refuse(form, 'Guvenlik Kodu hatali');
    if (state.orders.has(form.get('orderid') ?? '')) return refuse(form, 'Siparis numarasi kullanilmis');
    return url.pathname === '/servlet/decision' ? decide(form, terminal, state) : showChoice(form);
  };
}
