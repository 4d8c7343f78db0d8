import { createOrder } from '@kilim/contract';
import { z } from 'zod';
import { readBilling } from './users.ts';
import { type CollectionWriter, invalidAttribute, isGiven, parseData, parseJsonText } from './writer.ts';

const hour = 3600;
const noConsents = {
  preliminaryInformation: null,
  distanceSales: null,
  immediateDelivery: false,
  marketing: false,
};

/**
 * A receipt is opened by an order, with the price, the credits and the state that the server decides. The document's id
 * is the order's idempotency key, so a repeated call finds the same receipt.
 */
export const receiptsWriter: CollectionWriter = {
  create: async (scope, id, data) => {
    const { ports, writer } = scope;
    if (id === null || id.length < 8) throw invalidAttribute('$id');
    const billing = await parseJsonText(scope, 'billingDetailsJson', data['billingDetailsJson']);
    const consents = await parseJsonText(scope, 'consentsJson', data['consentsJson']);
    const names: Readonly<Record<string, string>> = {
      method: 'paymentMethod',
      consents: 'consentsJson',
      billingDetails: 'billingDetailsJson',
    };
    const request = parseData(
      createOrder.body ?? z.never(),
      {
        idempotencyKey: id,
        planId: data['planId'],
        currency: data['currency'],
        method: isGiven(data['paymentMethod']) ? data['paymentMethod'] : undefined,
        language: writer.language,
        billingDetails: readBilling(billing ?? {}),
        savesBillingDetails: false,
        consents: consents ?? noConsents,
      },
      (field) => names[field] ?? field,
    );
    await writer.limit('order', 30, hour);
    const { userId, caller, ip } = writer;
    const session = { userId, email: caller.email, ip };
    const { order } = await ports.payments.createOrder(session, request);
    return order.receiptId;
  },
};
