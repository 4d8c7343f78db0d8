import { callProvider, type ProviderCall } from '../call-provider.ts';
import { ProviderUnreachable } from '../payment-provider.ts';
import { hashSecurityData, hashXml } from './hash.ts';
import { type GarantiSettings, garantiCurrencies } from './settings.ts';
import { readXml, writeXml, type XmlTree, xmlLimit } from './xml.ts';

export type BankRequest =
  | {
      readonly type: 'orderinq' | 'orderhistoryinq';
      readonly reference: string;
      readonly amount: string;
    }
  | {
      readonly type: 'void' | 'refund';
      readonly reference: string;
      readonly amount: string;
      /** The bank's number of the payment (`hostrefnum`, `RetrefNum`). */
      readonly original: string;
      readonly ip: string;
    }
  | { readonly type: 'orderlistinq'; readonly from: string; readonly to: string; readonly page: number };

/** Void and refund have a user and a password of their own (payments.md §2). */
const isReversal = (request: BankRequest): boolean => request.type === 'void' || request.type === 'refund';

/** The document of a request; pure, so that its hash can be checked against the bank's own examples. */
export function buildBankRequest(settings: GarantiSettings, request: BankRequest): XmlTree {
  const { terminalId, merchantId, mode } = settings;
  const reference = 'reference' in request ? request.reference : '';
  // A list of orders has no amount of its own; the bank wants one all the same.
  const amount = 'amount' in request ? request.amount : '1';
  const currencyCode = garantiCurrencies[settings.method].code;
  const [user, password] = isReversal(request)
    ? [settings.refundUser, settings.refundPassword]
    : [settings.provisionUser, settings.provisionPassword];
  const securityData = hashSecurityData(password, terminalId);
  return {
    Mode: mode,
    Version: '512',
    ChannelCode: '',
    Terminal: {
      ProvUserID: user,
      HashData: hashXml({ orderId: reference, terminalId, amount, currencyCode, securityData }),
      UserID: isReversal(request) ? user : settings.terminalUserId,
      ID: terminalId,
      MerchantID: merchantId,
    },
    Customer: { IPAddress: 'ip' in request ? request.ip : '127.0.0.1', EmailAddress: '' },
    Order: {
      OrderID: reference,
      GroupID: '',
      ...(request.type === 'orderlistinq' && {
        StartDate: request.from,
        EndDate: request.to,
        ListPageNum: String(request.page),
      }),
    },
    Transaction: {
      Type: request.type,
      InstallmentCnt: '',
      Amount: amount,
      CurrencyCode: currencyCode,
      CardholderPresentCode: '0',
      MotoInd: 'N',
      ...('original' in request && { OriginalRetrefNum: request.original }),
    },
  };
}

/**
 * Sends a request to the XML interface and answers the bank's document. Throws ProviderUnreachable for anything that is
 * not the bank speaking. What surely never left is sent once more; nothing else is.
 */
export async function askBank(
  call: ProviderCall['fetch'],
  settings: GarantiSettings,
  request: BankRequest,
): Promise<XmlTree> {
  const body = writeXml('GVPSRequest', buildBankRequest(settings, request));
  const send = () =>
    callProvider({ fetch: call, timeout: 20_000, limit: xmlLimit }, `${settings.baseUrl}/VPServlet`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml; charset=utf-8', accept: 'application/xml' },
      body,
    });
  const reply = await send().catch((error: unknown) => {
    if (error instanceof ProviderUnreachable && error.isUnsent) return send();
    throw error;
  });
  if (reply.status !== 200) throw new ProviderUnreachable(`status_${reply.status}`);
  const answer = readXml(reply.text, 'GVPSResponse');
  if (!answer) throw new ProviderUnreachable('answer_unreadable');
  return answer;
}
