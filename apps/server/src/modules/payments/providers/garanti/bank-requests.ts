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
      /** The bank's number of the original payment (`hostrefnum`, `RetrefNum`). */
      readonly original: string;
      readonly ip: string;
    }
  | { readonly type: 'orderlistinq'; readonly from: string; readonly to: string; readonly page: number };

/** Void and refund use their own user and password (docs/rules/garanti.md#endpoints-and-users). */
const isReversal = (request: BankRequest): boolean => request.type === 'void' || request.type === 'refund';

/** Builds the XML tree of a request. */
export function buildBankRequest(settings: GarantiSettings, request: BankRequest): XmlTree {
  const { terminalId, merchantId, mode } = settings;
  const reference = 'reference' in request ? request.reference : '';
  // A list request has no amount, but the bank requires the field.
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
 * Sends a request to the XML interface and returns the parsed reply. Throws `ProviderUnreachable` if there is no valid
 * reply. A request that surely never left is sent once more; no other is repeated.
 */
export async function sendBankRequest(
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
