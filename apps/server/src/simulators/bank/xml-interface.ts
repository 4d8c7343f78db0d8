import { escapeHtml } from '../../platform/text/index.ts';
import type { SimulatorHandler, SimulatorReply } from '../http-host.ts';
import type { BankOrder, BankState } from './bank-state.ts';
import { isXmlSigned } from './digests.ts';
import { findTerminal, type Terminal } from './terminals.ts';

const tag = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;
const elements = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => element(name, escapeHtml(value)))
    .join('');

function respond(code: string, orderId: string, order = '', retrefNum = ''): SimulatorReply {
  const response = elements({
    Source: code === '00' ? 'HOST' : 'GVPS',
    Code: code,
    ReasonCode: code === '92' ? '9999' : code,
    Message: code === '00' ? 'Approved' : 'Declined',
    ErrorMsg: code === '00' ? '' : 'Islem gerceklestirilemedi',
    SysErrMsg: '',
  });
  return {
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?>${element(
      'GVPSResponse',
      element('Order', elements({ OrderID: orderId, GroupID: '' }) + order) +
        element('Transaction', element('Response', response) + elements({ RetrefNum: retrefNum })),
    )}`,
  };
}

const dateOf = (time: number): string =>
  new Date(time + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const refundedOf = ({ refunds }: BankOrder): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

function inquire(order: BankOrder, { faults }: BankState): SimulatorReply {
  const isDeclined = order.status === 'declined';
  const status =
    order.status === 'void'
      ? 'VOID'
      : isDeclined
        ? 'DECLINED'
        : order.refunds.length > 0
          ? 'REFUNDED'
          : 'APPROVED';
  const amount = faults.xml === 'amount-differs' ? order.amount - 1 : order.amount;
  const result = elements({
    Code: isDeclined ? '51' : '00',
    Status: status,
    AuthAmount: String(amount),
    AuthDate: dateOf(order.time),
    RetrefNum: order.retrefNum,
    AuthCode: isDeclined ? '' : order.authCode,
    CardNumberMasked: '54066XXXXXXX0009',
  });
  const orderId = faults.xml === 'order-differs' ? `X${order.orderId.slice(1)}` : order.orderId;
  return respond('00', orderId, element('OrderInqResult', result));
}

function listHistory(order: BankOrder): SimulatorReply {
  const entry = (type: string, amount: number, retrefNum: string): string =>
    element(
      'OrderTxn',
      elements({
        Type: type,
        Status: '00',
        AuthAmount: String(amount),
        VoidDate: order.status === 'void' && type === 'sales' ? dateOf(order.time).slice(0, 10) : '',
        RetrefNum: retrefNum,
        ReturnCode: order.status === 'declined' ? '51' : '00',
      }),
    );
  const entries = [
    entry('sales', order.amount, order.retrefNum),
    ...order.refunds.map(({ amount, retrefNum }) => entry('refund', amount, retrefNum)),
  ];
  return respond(
    '00',
    order.orderId,
    element('OrderHistInqResult', element('OrderTxnList', entries.join(''))),
  );
}

function listOrders(terminal: Terminal, state: BankState): SimulatorReply {
  const entries = [...state.orders.values()]
    .filter(({ terminalId }) => terminalId === terminal.terminalId)
    .map((order, index) =>
      element(
        'OrderTxn',
        elements({
          Id: String(index + 1),
          LastTrxDate: dateOf(order.time),
          TrxType: 'sales',
          OrderID: order.orderId,
          Status: order.status.toUpperCase(),
          AuthAmount: String(order.amount),
          RetrefNum: order.retrefNum,
        }),
      ),
    );
  const head = elements({ TotalTxnCount: String(entries.length), TotalPageCount: '1', ActPageNum: '1' });
  return respond('00', '', element('OrderListInqResult', element('OrderTxnList', head + entries.join(''))));
}

function reverse(type: string, order: BankOrder, xml: string, state: BankState): SimulatorReply | 'hang' {
  const { reversal } = state.faults;
  const isRefused =
    reversal === 'refused' ||
    order.status !== 'approved' ||
    tag(xml, 'OriginalRetrefNum') !== order.retrefNum ||
    (type === 'void' && (reversal === 'settled' || order.refunds.length > 0)) ||
    (type === 'refund' && refundedOf(order) + Number(tag(xml, 'Amount')) > order.amount);
  if (isRefused) return respond('05', order.orderId);
  const retrefNum = state.nextNumber();
  if (type === 'void') order.status = 'void';
  else order.refunds.push({ amount: Number(tag(xml, 'Amount')), retrefNum });
  return reversal === 'lost-answer' ? 'hang' : respond('00', order.orderId, '', retrefNum);
}

function answer(xml: string, state: BankState): SimulatorReply | 'hang' {
  const type = tag(xml, 'Type');
  const orderId = tag(xml, 'OrderID');
  const isReversal = type === 'void' || type === 'refund';
  const terminal = findTerminal(tag(xml, 'ID'));
  const hash = tag(xml, 'HashData');
  const signed = {
    hash,
    orderId,
    amount: tag(xml, 'Amount'),
    currencyCode: tag(xml, 'CurrencyCode'),
    isReversal,
  };
  const hasUser = tag(xml, 'ProvUserID') === (isReversal ? 'PROVRFN' : 'PROVAUT');
  if (!terminal || !hasUser || !isXmlSigned(terminal, signed)) return respond('92', orderId);
  if (type === 'orderlistinq') return listOrders(terminal, state);
  const order = state.orders.get(orderId);
  if (order?.terminalId !== terminal.terminalId) return respond('92', orderId);
  if (isReversal) return reverse(type, order, xml, state);
  return type === 'orderhistoryinq' ? listHistory(order) : inquire(order, state);
}

const plainXml = { 'content-type': 'text/xml' };

/** `/VPServlet`: inquiries, voids and refunds with every fault. */
export function createXmlInterface(state: BankState): SimulatorHandler {
  return async ({ method, url, body }) => {
    if (method !== 'POST' || url.pathname !== '/VPServlet') return null;
    state.messages.push(tag(body, 'Type'));
    switch (state.faults.xml) {
      case 'status-500':
        return { status: 500, body: '' };
      case 'timeout':
        return 'hang';
      case 'half':
        return { headers: plainXml, body: '<?xml version="1.0"?><GVPSResponse><Order><OrderID>' };
      case 'doctype':
        return {
          headers: plainXml,
          body: '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><GVPSResponse><Order><OrderID>&c;</OrderID></Order></GVPSResponse>',
        };
      case 'code-92':
        return respond('92', tag(body, 'OrderID'));
      default:
        return answer(body, state);
    }
  };
}
