import { at } from './everyday.ts';

/** A paid receipt as the server returns it. */
export const scriptedReceipt = {
  id: 'r1',
  orderId: 'o1',
  userId: 'u1',
  receiptNumber: 'KLM000000001',
  planId: 'pro',
  planName: { tr: 'Profesyonel', en: 'Professional' },
  amount: { minor: 14_990, currency: 'TRY' },
  net: { minor: 12_492, currency: 'TRY' },
  tax: { minor: 2_498, currency: 'TRY' },
  taxRate: 20,
  refunded: { minor: 0, currency: 'TRY' },
  credits: 40_000,
  paymentMethod: 'garanti-tl',
  isSimulated: false,
  transactionId: '612345678901',
  status: 'Ödendi',
  billingDetails: {
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
  },
  invoiceNumber: null,
  notes: '',
  createdAt: at,
  paidAt: at,
};

/** The history of its order, with everything still refundable. */
export const scriptedHistory = {
  orderId: 'o1',
  status: 'paid',
  refundable: {
    amount: { minor: 14_990, currency: 'TRY' },
    credits: 40_000,
    balance: 30_000,
    isManual: false,
  },
  attempts: [
    {
      id: 'a1',
      reference: 'MB7K2Q9XW4T8RD3NHZ6VPC0A',
      method: 'garanti-tl',
      status: 'paid',
      transactionId: '612345678901',
      maskedPan: '540061******1234',
      declineCode: null,
      createdAt: at,
    },
  ],
  refunds: [],
  events: [
    {
      id: 'e1',
      kind: 'order-created',
      fromStatus: null,
      toStatus: 'created',
      detail: '',
      actor: 'u1',
      createdAt: at,
    },
    {
      id: 'e2',
      kind: 'paid',
      fromStatus: 'verifying',
      toStatus: 'paid',
      detail: '',
      actor: 'system',
      createdAt: at,
    },
  ],
};
