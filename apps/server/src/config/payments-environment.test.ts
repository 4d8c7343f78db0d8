import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './index.ts';
import { readPaymentsConfig } from './payments-environment.ts';

const terminal = {
  GARANTI_TL_BASE_URL: 'https://bank.example.test/',
  GARANTI_TL_MODE: 'TEST',
  GARANTI_TL_MERCHANT_ID: '7654321',
  GARANTI_TL_TERMINAL_ID: '12345678',
  GARANTI_TL_PROVISION_PASSWORD: 'first-secret',
  GARANTI_TL_REFUND_PASSWORD: 'second-secret',
  GARANTI_TL_STORE_KEY: 'third-secret',
};
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const wise = {
  WISE_BASE_URL: 'https://api.wise.example.test',
  WISE_API_TOKEN: 'fourth-secret',
  WISE_PROFILE_ID: '40000001',
  WISE_ACCOUNTS_JSON: JSON.stringify([
    { currency: 'EUR', balanceId: 50, title: 'Kilim', lines: [{ label: 'IBAN', value: 'BE00' }] },
  ]),
  WISE_WEBHOOK_PUBLIC_KEY: publicKey.replaceAll('\n', '\\n'),
};

function problemOf(variables: Record<string, string>): string {
  try {
    readConfig(variables);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

describe('payments environment', () => {
  it('configures no provider by default', () => {
    expect(readPaymentsConfig(readConfig({}))).toEqual({ garanti: [], wise: null });
  });

  it('reads a terminal with default users', () => {
    expect(readPaymentsConfig(readConfig(terminal)).garanti).toEqual([
      {
        method: 'garanti-tl',
        baseUrl: 'https://bank.example.test',
        mode: 'TEST',
        merchantId: '7654321',
        terminalId: '12345678',
        terminalUserId: 'PROVAUT',
        provisionUser: 'PROVAUT',
        provisionPassword: 'first-secret',
        refundUser: 'PROVRFN',
        refundPassword: 'second-secret',
        storeKey: 'third-secret',
        securityLevel: '3D_OOS_PAY',
        installment: '',
      },
    ]);
  });

  it('reads a terminal with its own users', () => {
    const own = {
      GARANTI_TL_PROVISION_USER: 'PROVOOS',
      GARANTI_TL_TERMINAL_USER_ID: 'KILIM',
      GARANTI_TL_SECURITY_LEVEL: '3D_OOS_FULL',
      GARANTI_TL_INSTALLMENT: '1',
    };
    expect(readPaymentsConfig(readConfig({ ...terminal, ...own })).garanti).toMatchObject([
      { provisionUser: 'PROVOOS', terminalUserId: 'KILIM', securityLevel: '3D_OOS_FULL', installment: '1' },
    ]);
  });

  it('reads Wise with single-line keys', () => {
    const signing = { WISE_SIGNING_KEY: privateKey.replaceAll('\n', '\\n'), WISE_PAY_HANDLE: 'kilim' };
    expect(readPaymentsConfig(readConfig({ ...wise, ...signing })).wise).toMatchObject({
      profileId: '40000001',
      accounts: [{ currency: 'EUR', balanceId: '50', title: 'Kilim' }],
      webhookPublicKey: publicKey,
      signingKey: privateKey,
      payHandle: 'kilim',
    });
  });

  it('names the missing variables of a method without its secrets', () => {
    const { GARANTI_TL_STORE_KEY: _key, GARANTI_TL_MODE: _mode, ...part } = terminal;
    const problem = problemOf({ ...part, WISE_API_TOKEN: 'fourth-secret' });
    expect(problem).toContain(
      'GARANTI_TL: set all of it or nothing; missing: GARANTI_TL_MODE, GARANTI_TL_STORE_KEY',
    );
    expect(problem).toContain('WISE: set all of it or nothing; missing: WISE_BASE_URL, WISE_PROFILE_ID');
    expect(problem).not.toMatch(/-secret/);
  });

  it.each([
    ['an http address', { ...terminal, GARANTI_TL_BASE_URL: 'http://bank.example.test' }],
    ['an invalid key', { ...wise, WISE_WEBHOOK_PUBLIC_KEY: 'fourth-secret' }],
    ['accounts that are not JSON', { ...wise, WISE_ACCOUNTS_JSON: '[{"fourth-secret"' }],
    ['roubles', { ...wise, WISE_ACCOUNTS_JSON: wise.WISE_ACCOUNTS_JSON.replace('EUR', 'RUB') }],
    ['another mode', { ...terminal, GARANTI_TL_MODE: 'second-secret' }],
  ])('rejects %s without repeating its value', (_name, variables) => {
    const problem = problemOf(variables);
    expect(problem).toMatch(/GARANTI_TL_|WISE_/);
    expect(problem).not.toMatch(/-secret/);
  });

  it('requires a public origin on a public server', () => {
    expect(problemOf({ ...terminal, HOST: '0.0.0.0' })).toContain('PUBLIC_ORIGIN: needed');
    const named = { ...terminal, HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://kilim.example.test' };
    expect(problemOf(named)).toBe('');
    expect(problemOf(terminal)).toBe('');
  });

  it('treats a server behind a proxy as public', () => {
    expect(problemOf({ ...terminal, TRUST_PROXY: 'on' })).toContain('PUBLIC_ORIGIN: needed');
    const named = { ...terminal, TRUST_PROXY: 'on', PUBLIC_ORIGIN: 'https://kilim.example.test' };
    expect(problemOf(named)).toBe('');
  });

  it('requires an https origin for real payments', () => {
    const real = { ...terminal, GARANTI_TL_MODE: 'PROD' };
    expect(problemOf(real)).toContain('PUBLIC_ORIGIN: needed');
    expect(problemOf({ ...real, PUBLIC_ORIGIN: 'http://kilim.example.test' })).toContain('must be https');
    expect(problemOf({ ...real, PUBLIC_ORIGIN: 'https://kilim.example.test' })).toBe('');
  });

  it('allows http for simulators on loopback', () => {
    const local = { ...terminal, GARANTI_TL_BASE_URL: 'http://localhost:4900' };
    expect(readPaymentsConfig(readConfig(local)).garanti).toMatchObject([
      { baseUrl: 'http://localhost:4900' },
    ]);
  });
});
