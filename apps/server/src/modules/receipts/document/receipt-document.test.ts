import type { Receipt } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { type Issuer, readIssuer, type SiteFacts } from './issuer.ts';
import { describeReceipt } from './receipt-document.ts';
import { renderReceiptHtml } from './render-html.ts';
import { renderReceiptPdf } from './render-pdf.ts';
import { sampleReceipt } from './sample-receipt.ts';

const issuer: Issuer = {
  name: 'Kilim Yazılım A.Ş.',
  taxId: '1234567890',
  address: 'Çarşı Caddesi 1, Uşak',
  phone: '',
  email: '',
  logo: null,
};
const time = Date.UTC(2026, 10, 21, 9);
const sample = (changes: Partial<Receipt> = {}): Receipt => ({ ...sampleReceipt(time, 'tr'), ...changes });
const money = (minor: number, currency: 'TRY' | 'RUB' = 'TRY') => ({ minor, currency }) as Receipt['amount'];
const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdfText = async (receipt: Receipt, from: Issuer = issuer, language: 'tr' | 'en' = 'tr') =>
  readPdfText(await renderReceiptPdf(describeReceipt(receipt, from, language), new Date(time)));

describe('describeReceipt', () => {
  it('splits the tax, uses Turkish time and states that it is not an invoice', () => {
    const document = describeReceipt(sample(), issuer, 'tr');
    expect(document).toMatchObject({
      title: 'Makbuz KLM000000000',
      mark: null,
      status: 'Ödendi',
      sums: [
        ['Net tutar', '₺1.249,17'],
        ['KDV (%20)', '₺249,83'],
      ],
      total: ['Toplam', '₺1.499,00'],
      afterTotal: [],
      footer: ['Fiyatlara KDV dahildir.', 'Bu belge fatura yerine geçmez.'],
    });
    expect(document.facts).toContainEqual(['Düzenlenme', '21 Kasım 2026 12:00']);
  });

  it('marks simulated, refunded and unpaid receipts', () => {
    expect(describeReceipt(sample({ isSimulated: true }), issuer, 'tr').mark).toBe('SİMÜLASYON / DEMO');
    const refunded = sample({ status: 'Kısmi İade', refunded: money(49_900) });
    expect(describeReceipt(refunded, issuer, 'en').afterTotal).toEqual([
      ['Refunded', '₺499.00'],
      ['Left after refunds', '₺1,000.00'],
    ]);
    const open = describeReceipt(sample({ status: 'Beklemede', paidAt: null }), issuer, 'tr');
    expect(open.footer).toContain('Bu makbuzun ödemesi tamamlanmamıştır.');
  });

  it('removes bidirectional control characters', () => {
    const { billingDetails } = sample();
    const tricked = sample({
      billingDetails: { ...billingDetails, type: 'individual', name: 'Ay\u202Eşe\nÖz' },
    });
    expect(describeReceipt(tricked, issuer, 'tr').buyer.name).toBe('Ay şe Öz');
  });
});

describe('renderReceiptHtml', () => {
  it('escapes all user input', () => {
    const attack = '<script>alert(1)</script>"\'&';
    const { billingDetails } = sample();
    const html = renderReceiptHtml(
      describeReceipt(
        sample({
          billingDetails: {
            ...billingDetails,
            companyName: attack,
            address: attack,
            name: attack,
            city: attack,
          },
          planName: { tr: attack, en: attack },
          notes: attack,
          transactionId: attack,
          invoiceNumber: attack,
        }),
        { ...issuer, name: attack, address: attack, taxId: attack },
        'tr',
      ),
    );
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39;&amp;/g)).toHaveLength(11);
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('<html lang="tr">');
  });

  it('embeds the logo', () => {
    const withLogo = { ...issuer, logo: { bytes: smallPng, contentType: 'image/png' } };
    expect(renderReceiptHtml(describeReceipt(sample(), withLogo, 'tr'))).toContain(
      'src="data:image/png;base64,iVBOR',
    );
  });
});

describe('renderReceiptPdf', () => {
  it('contains searchable text with Turkish letters and currency signs', async () => {
    const text = (await pdfText(sample({ notes: 'Şu ğüzel İÖÇ ıssız' }))).join('|');
    for (const part of [
      'Kilim Yazılım A.Ş.',
      'Örnek Yazılım Ltd. Şti.',
      'Bu belge fatura yerine geçmez.',
      '₺1.499,00',
      'KDV (%20)',
      'Şu ğüzel İÖÇ ıssız',
    ]) {
      expect(text).toContain(part);
    }
    const rubles = sample({ amount: money(99_900, 'RUB'), isSimulated: true });
    const russian = (await pdfText(rubles, issuer, 'en')).join('|');
    expect(russian).toContain('₽999.00');
    expect(russian).toContain('SIMULATION / DEMO');
  });

  it('is tagged, has a language and a title', async () => {
    const bytes = await renderReceiptPdf(describeReceipt(sample(), issuer, 'tr'), new Date(time));
    const source = Buffer.from(bytes).toString('latin1');
    expect(source).toContain('/StructTreeRoot');
    expect(source).toContain('/Marked true');
    expect(source).toContain('/Lang (tr-TR)');
    expect(source).toContain('/DisplayDocTitle true');
    for (const tag of ['H1', 'Table', 'TH', 'TD']) expect(source).toContain(`/S /${tag}`);
  });

  it.each([
    [
      'a picture that PDF does not support',
      { bytes: Buffer.from('<svg></svg>'), contentType: 'image/svg+xml' },
    ],
    ['a broken picture', { bytes: Buffer.concat([smallPng.subarray(0, 30)]), contentType: 'image/png' }],
    ['a picture with too many pixels', { bytes: hugePng(), contentType: 'image/png' }],
  ])('leaves out %s', async (_name, logo) => {
    expect(await pdfText(sample(), { ...issuer, logo })).toContain('Kilim Yazılım A.Ş.');
  });

  it('embeds a PNG logo and continues long notes on further pages', async () => {
    const withLogo = { ...issuer, logo: { bytes: smallPng, contentType: 'image/png' } };
    const notes = Array.from({ length: 120 }, (_, at) => `Not ${at}`).join('\n');
    const bytes = await renderReceiptPdf(describeReceipt(sample({ notes }), withLogo, 'tr'), new Date(time));
    const source = Buffer.from(bytes).toString('latin1');
    expect(source).toContain('/Subtype /Image');
    expect(source.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(1);
    expect(readPdfText(bytes)).toContain('Not 119');
  });
});

function hugePng(): Uint8Array {
  const bytes = Buffer.from(smallPng);
  bytes.writeUInt32BE(50_000, 16);
  bytes.writeUInt32BE(50_000, 20);
  return bytes;
}

describe('readIssuer', () => {
  const template = { companyName: '', taxId: '', address: '', phone: '', email: '', logo: '' };
  const site: SiteFacts = {
    siteName: 'Kilim',
    companyName: '',
    taxId: '1',
    companyAddress: 'Adres',
    contactEmail: 'a@b.c',
    contactPhone: '5',
    logo: '',
    receiptTemplate: template,
  };
  const findLogo = async (id: string) => ({ bytes: Buffer.from(id), contentType: 'image/png' });

  it('prefers the template, then the company, then the site', async () => {
    expect(await readIssuer(site, findLogo)).toEqual({
      name: 'Kilim',
      taxId: '1',
      address: 'Adres',
      phone: '5',
      email: 'a@b.c',
      logo: null,
    });
    const own = { ...template, companyName: 'Şirket', address: 'Uşak', logo: '/v1/site-files/abc' };
    const issuer = await readIssuer({ ...site, companyName: 'X', logo: 'site' }, findLogo, own);
    expect(issuer).toMatchObject({ name: 'Şirket', address: 'Uşak' });
    expect(issuer.logo?.bytes).toEqual(Buffer.from('abc'));
  });

  it('leaves out a large logo', async () => {
    const heavy = async () => ({ bytes: new Uint8Array(600 * 1024), contentType: 'image/png' });
    expect((await readIssuer({ ...site, logo: 'x' }, heavy)).logo).toBeNull();
  });
});
