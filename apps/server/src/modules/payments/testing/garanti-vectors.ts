import type { GarantiSettings } from '../providers/garanti/settings.ts';

// Made-up credentials and messages whose digests were computed independently (docs/rules/garanti.md#test-vectors).

export const references = { first: 'MB7K2Q9XW4T8RD3NHZ6VPC0A', second: 'MBX5F1J8YB2M6SE9GT4QKWA3' } as const;

export const vectorSettings: GarantiSettings = {
  method: 'garanti-tl',
  baseUrl: 'https://bank.example.test',
  mode: 'TEST',
  merchantId: '7654321',
  terminalId: '12345678',
  terminalUserId: 'PROVAUT',
  provisionUser: 'PROVAUT',
  provisionPassword: 'Demo-Pass/2026',
  refundUser: 'PROVRFN',
  refundPassword: 'Demo-Rfn/2026',
  storeKey: '00112233445566778899AABBCCDDEEFF0011223344556677',
  securityLevel: '3D_OOS_PAY',
  installment: '',
};

export const callbackUrl = 'https://app.example.test/payment/garanti/callback';

export const pinned = 'clientid:oid:authcode:procreturncode:response:mdstatus:cavv:eci:md:rnd:';

/** E: an approval. */
export const approval: Readonly<Record<string, string>> = {
  clientid: '12345678',
  oid: references.first,
  authcode: '304919',
  procreturncode: '00',
  response: 'Approved',
  mdstatus: '1',
  cavv: 'jCm0m+u/0hUfAREHBAMBcfN+pSo=',
  eci: '02',
  md: 'RGVtb01E',
  rnd: 'pfEyUZI0g2djbK4UiqKx',
  hashparams: pinned,
  hash: 'F80FDE31F49977D8B43BABBE462CE8EB1804BDE14D0664C2BF580F6D19956BA0275AD6E931C56C2C6C23703E29D9ED2EC2B6903892CFA79523C440B9E1115DBF',
};

/** E in the old version: Base64 of SHA-1. */
export const oldApprovalHash = 'BnpLnXNSZz1xQzWSXTzNzved30E=';

/** F: a decline that signs one space as its code. */
export const decline: Readonly<Record<string, string>> = {
  ...approval,
  authcode: ' ',
  procreturncode: '05',
  response: 'Declined',
  rnd: 's5sBV3ufAbCdEfGhIj01',
  hash: 'BB807A1689F241ED88223288234F945C36BB4520E9D2134F3914A76757C5DF1936B8E9F59EC8819E3CB6C59E18F650DEBF63497D0A43B8195FD3F3164BD76980',
};
