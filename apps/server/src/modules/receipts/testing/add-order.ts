import type { BillingDetails, OrderId, UserId } from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Transactions, Tx } from '../../../platform/tx.ts';
import type { ReceiptsService } from '../service.ts';
import type { NewReceipt } from '../types.ts';

export const buyer: BillingDetails = {
  type: 'individual',
  name: 'Işıl Şahin',
  email: 'isil@ornek.test',
  country: 'TR',
  companyName: '',
  taxId: '',
  taxOffice: '',
  address: 'Çiçek Sokağı 5',
  city: 'İzmir',
  state: 'Konak',
  zipCode: '35210',
};

/** Facts of an order, for a receipt without the payments module. */
export function describeOrder(userId: UserId, changes: Partial<NewReceipt> = {}): NewReceipt {
  return {
    orderId: newId<OrderId>(),
    userId,
    planId: 'pro' as NewReceipt['planId'],
    planName: { tr: 'Profesyonel', en: 'Professional' },
    amount: { minor: 14_990, currency: 'TRY' } as NewReceipt['amount'],
    taxRate: 20,
    credits: 50_000,
    paymentMethod: 'garanti-tl',
    isSimulated: false,
    billingDetails: buyer,
    language: 'tr',
    createdAt: 1_700_000_000_000,
    ...changes,
  };
}

export async function addOrderRow(tx: Tx, order: NewReceipt): Promise<void> {
  await queries(tx)
    .insertInto('orders')
    .values({
      id: order.orderId,
      user_id: order.userId,
      plan_id: order.planId,
      plan_json: '{}',
      amount_minor: order.amount.minor,
      currency: order.amount.currency,
      credits: order.credits,
      tax_rate: order.taxRate,
      method: order.paymentMethod,
      is_simulated: order.isSimulated ? 1 : 0,
      status: 'created',
      review_reason: null,
      refunded_minor: 0,
      billing_json: '{}',
      consents_json: '{}',
      language: order.language,
      idempotency_key: order.orderId,
      request_hash: '',
      created_at: order.createdAt,
      updated_at: order.createdAt,
      paid_at: null,
    })
    .execute();
}

/** Inserts an order and opens its receipt in one transaction. */
export async function openReceipt(
  transactions: Transactions,
  receipts: Pick<ReceiptsService, 'open'>,
  order: NewReceipt,
) {
  return transactions.run(async (tx) => {
    await addOrderRow(tx, order);
    return receipts.open(tx, order);
  });
}
