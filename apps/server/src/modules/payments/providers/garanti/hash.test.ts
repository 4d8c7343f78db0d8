import { describe, expect, it } from 'vitest';
import {
  approval,
  callbackUrl,
  decline,
  oldApprovalHash,
  references,
  vectorSettings,
} from '../../testing/garanti-vectors.ts';
import { hashCallback, hashRequest, hashSecurityData, hashXml, isSameHash } from './hash.ts';

const { terminalId, storeKey, provisionPassword, refundPassword } = vectorSettings;
const securityData = hashSecurityData(provisionPassword, terminalId);
const request = {
  terminalId,
  orderId: references.first as string,
  amount: '14990',
  currencyCode: '949',
  successUrl: callbackUrl,
  errorUrl: callbackUrl,
  type: 'sales',
  installment: '',
};
const secrets = { storeKey, securityData };
const signed = ({
  clientid,
  oid,
  authcode,
  procreturncode,
  response,
  mdstatus,
  cavv,
  eci,
  md,
  rnd,
}: Readonly<Record<string, string>>) =>
  [clientid, oid, authcode, procreturncode, response, mdstatus, cavv, eci, md, rnd].map(
    (value) => value ?? '',
  );

// docs/rules/garanti.md#test-vectors
describe('the bank’s digests', () => {
  it('match for terminal and password of each user', () => {
    expect(securityData).toBe('1993FFFB56DB4848E282F7A8F2D00E19283E7D0D');
    expect(hashSecurityData(refundPassword, terminalId)).toBe('3269D3D1EB784C5612CEC90346D7C31559AE77C8');
  });

  it.each([
    [
      'A: lira without instalments',
      request,
      'EBF9FB97FF972D9E057341894E9908CCCA66E1FC6B59A3454082B389068266D33C8578F2F62196093496119CFC4AE4BD6E94E81B49EC8919AF48F91CEEEEFFCC',
    ],
    [
      "A': instalment count 1",
      { ...request, installment: '1' },
      '00AD371B5EA70096C2532AA8C60665CB55728AD74977635D9E5C0076C0382FF2B900825AF64CA8244593807752BF86F69B0DF88027F37614E47B6A672949BF30',
    ],
    [
      'B: dollars',
      { ...request, orderId: references.second, amount: '999', currencyCode: '840' },
      '8206A374EAD2A8AAE64E01D1E6EE7C1EB0B4496B1318B95B5A5C68D11FBF62F0DF75906E7EF7D1CC42A83BAFBC23D0534B0B1B08CD0A295368918BE96289512C',
    ],
  ])('match for a request, %s', (_name, hashed, expected) => {
    expect(hashRequest(hashed, secrets)).toBe(expected);
  });

  it('match for a request in the old version, without its currency (C)', () => {
    expect(hashRequest(request, secrets, 'old')).toBe('02889F041951186828C396A520C776C23BEA4BF5');
  });

  it('match for XML requests (D)', () => {
    const message = { orderId: references.first, terminalId, amount: '14990', currencyCode: '949' };
    expect(hashXml({ ...message, securityData })).toBe(
      '16E8504A4D9B44A71CDA84432E6BD6BAB0C781F18EBADC5D34207850D20A47A3BBCF685CAEF56C53309D476E8D5B15204BBEACAD159DFEA2F20015953182CA5E',
    );
    expect(hashXml({ ...message, securityData: hashSecurityData(refundPassword, terminalId) })).toBe(
      '31CBD400F72BDFCC0236BB5864F4D876CD6DA019605D6EB82D0D8AAF929CE86FB532B4EC637AB83DE761A1ABC99B446F7427E955E01179176A2E3226A0E25C24',
    );
  });

  it('match for callbacks (E, F), including a signed space', () => {
    expect(hashCallback(signed(approval), storeKey)).toBe(approval['hash']);
    expect(hashCallback(signed(approval), storeKey, 'old')).toBe(oldApprovalHash);
    expect(hashCallback(signed(decline), storeKey)).toBe(decline['hash']);
    expect(hashCallback(signed({ ...decline, authcode: '' }), storeKey)).toMatch(/^4090C353C2A206C9/);
  });

  it('are compared in full', () => {
    expect(isSameHash('ABC', 'ABC')).toBe(true);
    expect(isSameHash('ABC', 'AB')).toBe(false);
    expect(isSameHash('ABC', 'abc')).toBe(false);
  });
});
