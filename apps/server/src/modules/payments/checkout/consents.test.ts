import { describe, expect, it } from 'vitest';
import { acceptConsents, type GivenConsents, hashSalesText } from './consents.ts';

const preliminaryInformation = hashSalesText({ version: '2026-11-21', title: 'Ön bilgi', text: 'Metin ğüş' });
const distanceSales = hashSalesText({ version: '2026-11-21', title: 'Sözleşme', text: 'Başka metin' });
const shown = { preliminaryInformation, distanceSales };
const at = { now: 7, ip: '203.0.113.7' };
const all: GivenConsents = { ...shown, immediateDelivery: true, marketing: false };

describe('acceptConsents', () => {
  it('stores the texts with their hashes, the time and the IP address', () => {
    expect(acceptConsents(all, shown, at)).toEqual({
      ...shown,
      immediateDelivery: true,
      marketing: false,
      acceptedAt: 7,
      ip: '203.0.113.7',
    });
    expect(preliminaryInformation.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(preliminaryInformation.hash).not.toBe(distanceSales.hash);
  });

  it('names every missing consent', () => {
    const none = {
      preliminaryInformation: null,
      distanceSales: null,
      immediateDelivery: false,
      marketing: true,
    };
    expect(() => acceptConsents(none, shown, at)).toThrow(
      expect.objectContaining({
        type: 'order_consent_required',
        fields: {
          'consents.preliminaryInformation': 'required',
          'consents.distanceSales': 'required',
          'consents.immediateDelivery': 'required',
        },
      }),
    );
  });

  it.each([
    ['another version', { ...distanceSales, version: '2025-01-01' }],
    ['another hash', { ...distanceSales, hash: '0'.repeat(64) }],
  ])('rejects %s than the current text', (_name, given) => {
    expect(() => acceptConsents({ ...all, distanceSales: given }, shown, at)).toThrow(
      expect.objectContaining({
        type: 'order_text_changed',
        fields: { 'consents.distanceSales': 'changed' },
      }),
    );
  });

  it('stores the optional marketing consent', () => {
    expect(acceptConsents({ ...all, marketing: true }, shown, at).marketing).toBe(true);
  });
});
