import { describe, expect, it } from 'vitest';
import {
  type BillingCountry,
  type BillingDetails,
  billingCountries,
  findBillingProblems,
  isPostCode,
} from './billing-details.ts';

const person: BillingDetails = {
  type: 'individual',
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.com',
  country: 'TR',
  companyName: '',
  taxId: '',
  taxOffice: '',
  address: 'Moda Caddesi 1',
  city: 'İstanbul',
  state: '',
  zipCode: '34710',
};

const codes: Readonly<Record<BillingCountry, { readonly right: string[]; readonly wrong: string[] }>> = {
  TR: { right: ['34710', ' 06420 '], wrong: ['3471', '347100', 'ABCDE', '34 710'] },
  US: { right: ['10001', '10001-1234'], wrong: ['1000', '10001-12', '10001 1234'] },
  DE: { right: ['10115'], wrong: ['1011', 'D-10115'] },
  FR: { right: ['75001'], wrong: ['7500', '750011'] },
  GB: { right: ['SW1A 1AA', 'sw1a1aa', 'M1 1AE'], wrong: ['SW1A', '12345', 'SW1A  1AA'] },
  RU: { right: ['101000'], wrong: ['10100', '1010000'] },
  JP: { right: ['100-0001', '1000001'], wrong: ['100-001', '10-00001'] },
  CN: { right: ['100000'], wrong: ['10000'] },
  IN: { right: ['110001'], wrong: ['11000'] },
  BR: { right: ['01310-100', '01310100'], wrong: ['0131-0100'] },
  CA: { right: ['K1A 0B1', 'k1a0b1'], wrong: ['KAA 0B1', 'K1A-0B1'] },
  AU: { right: ['2000'], wrong: ['200', '20000'] },
};

describe('isPostCode', () => {
  it.each(billingCountries)('checks the format of %s', (country) => {
    for (const code of codes[country].right) expect([code, isPostCode(country, code)]).toEqual([code, true]);
    for (const code of codes[country].wrong) expect([code, isPostCode(country, code)]).toEqual([code, false]);
  });

  it('is applied with the selected country', () => {
    expect(findBillingProblems({ ...person, country: 'GB' })).toEqual({ zipCode: 'zip_invalid' });
    expect(findBillingProblems({ ...person, country: 'GB', zipCode: 'SW1A 1AA' })).toEqual({});
  });
});

describe('findBillingProblems', () => {
  it('accepts an individual without company, tax number and district', () => {
    expect(findBillingProblems(person)).toEqual({});
  });

  it.each(['name', 'email', 'address', 'city', 'zipCode'] as const)('rejects a blank %s', (field) => {
    expect(findBillingProblems({ ...person, [field]: ' \u00a0\t' })).toEqual({ [field]: 'required' });
  });

  it('requires the name and tax number of a company', () => {
    expect(findBillingProblems({ ...person, type: 'corporate' })).toEqual({
      companyName: 'required',
      taxId: 'required',
    });
  });

  it.each([
    ['individual', '10000000146', {}],
    ['individual', '10000000147', { taxId: 'tax_id_invalid' }],
    // Ten digits are a company's number; individuals have the eleven digits of the identity number.
    ['individual', '1234567890', { taxId: 'tax_id_invalid' }],
    ['corporate', '10000000146', {}],
    ['corporate', '1234567891', { taxId: 'tax_id_invalid' }],
  ] as const)('checks the Turkish number of an %s buyer: %s', (type, taxId, problems) => {
    expect(findBillingProblems({ ...person, type, companyName: 'Örnek A.Ş.', taxId })).toEqual(problems);
  });

  it('does not check tax numbers of other countries', () => {
    const german = { ...person, country: 'DE', zipCode: '10115', taxId: 'DE123456789' } as const;
    expect(findBillingProblems({ ...german, type: 'corporate', companyName: 'Beispiel GmbH' })).toEqual({});
  });

  it.each(['x', 'a@b', 'a b@c.de', '<b>@c.de'])('rejects the e-mail address %j', (email) => {
    expect(findBillingProblems({ ...person, email })).toEqual({ email: 'email_invalid' });
  });
});
