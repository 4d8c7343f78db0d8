import { orderId as orderIdSchema } from '@kilim/contract';
import { z } from 'zod';
import type { PaymentsPorts } from '../ports.ts';
import { findOrder } from './repository.ts';

const jobPayload = z.object({ orderId: orderIdSchema });

/** Job handler: mails the receipt of a paid order with the sales texts that the buyer accepted. */
export async function mailPaidReceipt(ports: PaymentsPorts, payload: unknown): Promise<void> {
  const { orderId } = jobPayload.parse(payload);
  const order = await findOrder(ports.transactions.outside, orderId);
  if (!order) return;
  const { preliminaryInformation, distanceSales } = order.consents;
  await ports.sendPaidMail(orderId, [preliminaryInformation, distanceSales]);
}
