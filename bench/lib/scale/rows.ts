import { foldCase, foldSearch } from '@kilim/contract';
import { idAt } from './identifiers.ts';
import { describePerson, type Person } from './people.ts';
import { createRandom, type Random } from './random.ts';

export type Row = Readonly<Record<string, string | number | null>>;

export interface StoredPerson extends Person {
  readonly id: string;
  readonly createdAt: number;
}

export const day = 86_400_000;
/** Sign-ups grow over three years. */
const span = 3 * 365 * day;

/** Later times are more frequent. */
export const growingTime = (random: Random, now: number, length = span): number =>
  Math.floor(now - length * (1 - Math.sqrt(random.next())));

/** Few people have most rows: the number of one of them. */
export const skewed = (random: Random, count: number): number => Math.floor(count * random.next() ** 2.2);

export function describePeople(count: number, now: number): StoredPerson[] {
  const random = createRandom(1);
  const times = Array.from({ length: count }, () => growingTime(random, now)).sort((a, b) => a - b);
  return times.map((createdAt, at) => ({
    ...describePerson(random, at),
    createdAt,
    id: idAt(createdAt, at),
  }));
}

export function* userRows(people: readonly StoredPerson[], now: number): Generator<Row> {
  const random = createRandom(2);
  for (const [at, { id, name, email, createdAt }] of people.entries()) {
    const seen = now - Math.floor((now - createdAt) * random.next() ** 1.5);
    yield {
      id,
      email,
      name,
      search_key: foldSearch(`${name}\n${email}`),
      password_hash: 'none',
      password_updated_at: createdAt,
      email_verified: random.next() < 0.8 ? 1 : 0,
      phone: '',
      is_enabled: random.next() < 0.005 ? 0 : 1,
      is_admin: at % 20_000 === 7 ? 1 : 0,
      credits: random.weighted([
        [random.below(3_000), 0.9],
        [10_000 + random.below(90_000), 0.09],
        [100_000 + random.below(5_000_000), 0.01],
      ]),
      preferences_json: '{}',
      created_at: createdAt,
      updated_at: seen,
      accessed_at: seen,
      last_login_at: random.next() < 0.05 ? null : seen,
      storage_bytes: random.below(50_000_000),
    };
  }
}

export function* deletionRows(people: readonly StoredPerson[], now: number): Generator<Row> {
  for (const [at, { id }] of people.entries()) {
    if (at % 997 === 3) yield { user_id: id, requested_at: now - day, due_at: now + 13 * day };
  }
}

const statuses = ['open', 'in_progress', 'waiting_customer', 'resolved', 'closed'] as const;
const subjects = [
  'Önizleme açılmıyor',
  'Fatura bilgilerimi değiştirmek istiyorum',
  'Kredilerim eksik görünüyor',
  'Expo dışa aktarma hatası',
  'Şifremi unuttum',
  'Uygulamam beyaz ekran veriyor',
  'İade talebi',
  'Havale yaptım, onaylanmadı',
  'The preview stays blank',
  'Özellik isteği: karanlık tema',
] as const;
const words =
  'merhaba uygulama ekran liste düğme hata görünmüyor çalışmıyor teşekkürler lütfen yardım proje sürüm kredi ödeme makbuz telefon güncelleme kaydet renk tasarım müşteri randevu sipariş stok bildirim harita giriş çıkış veri tablo şube öğrenci öğretmen klinik restoran kuaför muayene'.split(
    ' ',
  );
const sentence = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick(words)).join(' ');

export function* ticketRows(
  people: readonly StoredPerson[],
  count: number,
  now: number,
  adminIds: readonly string[],
): Generator<Row> {
  const random = createRandom(3);
  const times = Array.from({ length: count }, () => growingTime(random, now)).sort((a, b) => a - b);
  for (const [at, createdAt] of times.entries()) {
    const person = people[skewed(random, people.length)];
    if (person === undefined) continue;
    const isNew = now - createdAt < 14 * day;
    const status = isNew
      ? random.weighted(statuses.map((value, index) => [value, [0.35, 0.2, 0.2, 0.15, 0.1][index] ?? 0]))
      : random.weighted(
          statuses.map((value, index) => [value, [0.001, 0.002, 0.007, 0.09, 0.9][index] ?? 0]),
        );
    const priority = random.weighted([
      ['low', 0.2],
      ['medium', 0.6],
      ['high', 0.18],
      ['urgent', 0.02],
    ] as const);
    const subject = `${random.pick(subjects)}${random.next() < 0.3 ? ` #${at}` : ''}`;
    const length = random.weighted([
      [12, 0.6],
      [60, 0.35],
      [300, 0.05],
    ] as const);
    const message = sentence(random, length);
    const isGuest = random.next() < 0.1;
    const answered = status === 'open' ? null : createdAt + Math.floor(random.next() * 8 * 3_600_000);
    yield {
      id: idAt(createdAt, at),
      user_id: isGuest ? null : person.id,
      user_email: person.email,
      user_name: person.name,
      subject,
      message,
      search_key: foldSearch(`${subject}\n${message}\n${person.name}\n${person.email}`),
      priority,
      priority_rank: { low: 1, medium: 2, high: 3, urgent: 4 }[priority],
      status,
      status_rank: 5 - statuses.indexOf(status),
      category: 'Genel',
      assigned_to: status === 'open' || random.next() < 0.1 ? null : random.pick(adminIds),
      responses: answered === null ? 0 : 1,
      customer_satisfaction: status === 'closed' && random.next() < 0.2 ? 1 + random.below(5) : null,
      created_at: createdAt,
      updated_at: answered ?? createdAt,
      last_response_at: answered,
      first_response_at: answered,
    };
  }
}

export function* replyRows(tickets: Iterable<Row>): Generator<Row> {
  let at = 0;
  for (const { id, responses, status, created_at, message } of tickets) {
    if (responses === 0) continue;
    at += 1;
    const author = at % 2 === 0 ? 'admin' : 'customer';
    const createdAt = Number(created_at) + 60_000;
    yield {
      id: idAt(createdAt, at),
      ticket_id: id ?? '',
      message: String(message).slice(0, 80),
      author_type: author,
      author_id: null,
      author_name: 'Kilim',
      author_email: '',
      is_read: status === 'in_progress' ? 0 : 1,
      created_at: createdAt,
    };
  }
}

export function* projectRows(people: readonly StoredPerson[], now: number): Generator<Row> {
  const random = createRandom(5);
  for (let at = 0; at < people.length * 1.5; at += 1) {
    const owner = people[skewed(random, people.length)];
    if (owner === undefined) continue;
    const createdAt = owner.createdAt + Math.floor((now - owner.createdAt) * random.next());
    const name = `${sentence(random, 2)} ${at}`;
    yield {
      id: idAt(createdAt, at),
      user_id: owner.id,
      name,
      name_key: foldCase(name),
      description: '',
      search_key: foldSearch(name),
      status: 'active',
      is_public: 0,
      framework: 'expo',
      template: 'blank',
      revision: 1,
      file_count: 12,
      byte_count: 30_000,
      message_count: 4,
      created_at: createdAt,
      updated_at: createdAt + Math.floor((now - createdAt) * random.next() ** 2),
      last_opened_at: createdAt,
      deleted_at: random.next() < 0.05 ? now : null,
    };
  }
}
