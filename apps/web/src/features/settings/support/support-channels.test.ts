import { describe, expect, it } from 'vitest';
import { chooseChannels } from './support-channels.ts';

const none = { supportEmail: '', contactEmail: '', contactPhone: '' };

describe('chooseChannels', () => {
  it('leaves out empty settings', () => expect(chooseChannels(none)).toEqual([]));
  it('prefers the support address and reduces the number to digits', () =>
    expect(
      chooseChannels({
        supportEmail: 'destek@kilim.example',
        contactEmail: 'bilgi@kilim.example',
        contactPhone: '+90 (212) 000 00 00',
      }).map(({ href }) => href),
    ).toEqual(['mailto:destek@kilim.example', 'tel:+902120000000', 'https://wa.me/902120000000']));
  it('leaves WhatsApp out for a number without a country code', () =>
    expect(chooseChannels({ ...none, contactPhone: '0212 000 00 00' }).map(({ kind }) => kind)).toEqual([
      'phone',
    ]));
});
