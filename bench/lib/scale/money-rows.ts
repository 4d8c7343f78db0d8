import { foldSearch } from '@kilim/contract';
import { idAt } from './identifiers.ts';
import { createRandom } from './random.ts';
import { day, growingTime, type Row, type StoredPerson, skewed } from './rows.ts';

const plans = [
  ['basic', '{"tr":"Temel","en":"Basic"}', 14_990],
  ['pro', '{"tr":"Profesyonel","en":"Professional"}', 49_990],
  ['team', '{"tr":"Ekip","en":"Team"}', 149_990],
  ['enterprise', '{"tr":"Kurumsal","en":"Enterprise"}', 999_990],
] as const;
/** The part of an order's plan that the administration reads. */
const planJson = JSON.stringify({
  entitlements: { projectLimit: 50, storageMegabytes: 1_024, hasPrioritySupport: false },
});
const companies = ['Anadolu Yazılım A.Ş.', 'Ege Tarım Ltd. Şti.', 'Işık Eğitim', 'Çınar Lojistik'] as const;

/** An order with its receipt. Statuses other than paid ones are rare. */
export function* saleRows(
  people: readonly StoredPerson[],
  count: number,
  now: number,
): Generator<{ readonly order: Row; readonly receipt: Row }> {
  const random = createRandom(4);
  const times = Array.from({ length: count }, () => growingTime(random, now)).sort((a, b) => a - b);
  let serial = 0;
  for (const [at, createdAt] of times.entries()) {
    const person = people[skewed(random, people.length)];
    if (person === undefined) continue;
    const [plan, planName, price] = random.weighted<(typeof plans)[number]>([
      [plans[0], 0.5],
      [plans[1], 0.35],
      [plans[2], 0.1],
      [plans[3], 0.05],
    ]);
    const currency = random.weighted([
      ['TRY', 0.9],
      ['USD', 0.07],
      ['EUR', 0.029],
      ['RUB', 0.001],
    ] as const);
    const status = random.weighted([
      ['Ödendi', 0.86],
      ['Başarısız', 0.07],
      ['Süresi Doldu', 0.04],
      ['İade Edildi', 0.015],
      ['Kısmi İade', 0.005],
      ['Beklemede', 0.01],
    ] as const);
    const isPaid = status === 'Ödendi' || status === 'İade Edildi' || status === 'Kısmi İade';
    const amount = Math.floor(price * (0.8 + random.next() * 0.4));
    const refunded = status === 'İade Edildi' ? amount : status === 'Kısmi İade' ? Math.floor(amount / 3) : 0;
    const isSimulated = random.next() < 0.01 ? 1 : 0;
    const isCorporate = random.next() < 0.2;
    const companyName = isCorporate ? random.pick(companies) : '';
    const orderId = idAt(createdAt, at);
    // The factor has no divisor in common with the modulus: unique numbers, not in the order of time.
    const receiptNumber = `KLM${String((at * 618_033_989) % 1_000_000_000).padStart(9, '0')}`;
    const paidAt = isPaid ? createdAt + 60_000 : null;
    const billing = JSON.stringify({
      type: isCorporate ? 'corporate' : 'individual',
      name: person.name,
      email: person.email,
      country: 'TR',
      companyName,
      taxId: isCorporate ? '1234567890' : '',
      taxOffice: '',
      address: 'Atatürk Mahallesi Çarşı Caddesi No: 12 Daire: 4',
      city: 'İstanbul',
      state: 'Kadıköy',
      zipCode: '34000',
    });
    if (isPaid) serial += 1;
    const shared = {
      user_id: random.next() < 0.02 ? null : person.id,
      plan_id: plan,
      amount_minor: amount,
      currency,
      tax_rate: 20,
      credits: 1_000,
      is_simulated: isSimulated,
      billing_json: billing,
      language: 'tr',
      created_at: createdAt,
      paid_at: paidAt,
      refunded_minor: refunded,
    };
    const method = isSimulated === 1 ? 'demo' : random.next() < 0.9 ? 'garanti-tl' : 'wise';
    yield {
      order: {
        ...shared,
        id: orderId,
        plan_json: planJson,
        method,
        status: isPaid ? 'paid' : 'failed',
        review_reason: null,
        consents_json: '{}',
        idempotency_key: orderId,
        request_hash: '',
        updated_at: createdAt,
      },
      receipt: {
        ...shared,
        id: orderId,
        order_id: orderId,
        receipt_number: receiptNumber,
        serial: isPaid ? serial : null,
        plan_name_json: planName,
        payment_method: method,
        transaction_id: isPaid ? `T${orderId}` : null,
        status,
        search_key: foldSearch([receiptNumber, person.name, person.email, companyName].join('\n')),
        invoice_number: null,
        notes: '',
        mailed_at: paidAt,
      },
    };
  }
}

export function* transferRows(count: number, people: readonly StoredPerson[], now: number): Generator<Row> {
  const random = createRandom(6);
  for (let at = 0; at < count; at += 1) {
    const occurredAt = growingTime(random, now);
    yield {
      id: idAt(occurredAt, at),
      method: 'wise',
      provider_txn_id: `W${at}`,
      amount_minor: 1_000 + random.below(500_000),
      currency: 'TRY',
      sender_name: people[skewed(random, people.length)]?.name ?? '',
      reference_text: `K-${at}`,
      status: random.weighted([
        ['matched', 0.94],
        ['resolved', 0.03],
        ['dismissed', 0.02],
        ['unmatched', 0.01],
      ] as const),
      problem: null,
      order_id: null,
      note: '',
      settled_by: null,
      occurred_at: occurredAt,
      created_at: occurredAt,
    };
  }
}

/** Mails of the last 30 days; few wait. */
export function* mailRows(count: number, people: readonly StoredPerson[], now: number): Generator<Row> {
  const random = createRandom(7);
  const times = Array.from({ length: count }, () => growingTime(random, now, 30 * day)).sort((a, b) => a - b);
  for (const [at, createdAt] of times.entries()) {
    const text = 'Merhaba,\n\nmakbuzunuz ektedir.\n\nTeşekkürler, Kilim\n'.repeat(8);
    yield {
      id: idAt(createdAt, at),
      recipient: people[skewed(random, people.length)]?.email ?? '',
      subject: 'Makbuzunuz',
      text,
      html: `<p>${text}</p>`,
      created_at: createdAt,
      sent_at: random.next() < 0.0005 ? null : createdAt + 1_000,
    };
  }
}
