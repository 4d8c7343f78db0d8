import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  connectClient,
  failureOf,
  type SdkClient,
  sdkVersions,
  stubBrowser,
} from '../../../testing/sdk-client.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process.ts';
import { stepAt, totpOfStep } from './totp.ts';

interface Sdk {
  readonly Client: new () => SdkClient;
  readonly ID: { unique(): string };
  readonly Account: new (
    client: object,
  ) => {
    create(userId: string, email: string, password: string, name: string): Promise<unknown>;
    createEmailPasswordSession(email: string, password: string): Promise<unknown>;
    deleteSession(id: string): Promise<unknown>;
    get(): Promise<{ mfa: boolean }>;
    updateMFA(isOn: boolean): Promise<{ mfa: boolean }>;
    listMfaFactors(): Promise<{ totp: boolean; recoveryCode: boolean; phone: boolean; email: boolean }>;
    createMfaAuthenticator(type: string): Promise<{ secret: string; uri: string }>;
    updateMfaAuthenticator(type: string, otp: string): Promise<unknown>;
    deleteMfaAuthenticator(type: string): Promise<unknown>;
    createMfaRecoveryCodes(): Promise<{ recoveryCodes: string[] }>;
    getMfaRecoveryCodes(): Promise<{ recoveryCodes: string[] }>;
    updateMfaRecoveryCodes(): Promise<{ recoveryCodes: string[] }>;
    createMfaChallenge(factor: string): Promise<{ $id: string; expire: string }>;
    updateMfaChallenge(challengeId: string, otp: string): Promise<{ factors: string[] }>;
  };
  readonly Databases: new (
    client: object,
  ) => { listDocuments(database: string, collection: string): Promise<{ total: number }> };
}

const password = 'analytical-engine-9';
let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kilim-sdk-mfa-'));
  server = await startServerProcess(folder);
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(stubBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(sdkVersions<Sdk>())('two-step verification with the client SDK %s', (_version, sdk) => {
  it('adds an authenticator, asks for a code at the sign-in, and takes a recovery code once', async () => {
    const client = connectClient(sdk, server.origin);
    const account = new sdk.Account(client);
    const databases = new sdk.Databases(client);
    const userId = sdk.ID.unique();
    const email = `${userId}@ornek.test`;
    const signIn = () => account.createEmailPasswordSession(email, password);
    const proveWith = async (factor: string, otp: string) =>
      account.updateMfaChallenge((await account.createMfaChallenge(factor)).$id, otp);

    await account.create(userId, email, password, 'Ada');
    await signIn();
    expect(await account.listMfaFactors()).toMatchObject({ totp: false, recoveryCode: false });
    const { secret, uri } = await account.createMfaAuthenticator('totp');
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    // A code counts once, so that each use takes the one of the next step.
    const step = stepAt(Date.now());
    const invalidToken = { code: 401, type: 'user_invalid_token' };
    const wrong = totpOfStep(secret, step + 50);
    expect(await failureOf(account.updateMfaAuthenticator('totp', wrong))).toEqual(invalidToken);
    await account.updateMfaAuthenticator('totp', totpOfStep(secret, step));
    expect(await failureOf(account.updateMfaAuthenticator('totp', totpOfStep(secret, step)))).toMatchObject({
      code: 409,
    });
    expect((await account.updateMFA(true)).mfa).toBe(true);
    const { recoveryCodes } = await account.createMfaRecoveryCodes();
    expect(recoveryCodes.length).toBeGreaterThan(5);
    expect(await failureOf(account.createMfaRecoveryCodes())).toMatchObject({ code: 409 });
    expect((await account.getMfaRecoveryCodes()).recoveryCodes).toHaveLength(recoveryCodes.length);
    expect(await account.listMfaFactors()).toEqual(
      expect.objectContaining({ totp: true, recoveryCode: true, phone: false, email: false }),
    );

    await account.deleteSession('current');
    await signIn();
    const missing = { code: 401, type: 'user_more_factors_required' };
    expect(await failureOf(account.get())).toEqual(missing);
    expect(await failureOf(databases.listDocuments('main', 'projects'))).toEqual(missing);
    expect(await failureOf(proveWith('totp', wrong))).toEqual(invalidToken);
    expect((await proveWith('totp', totpOfStep(secret, step + 1))).factors).toEqual(['password', 'totp']);
    expect((await account.get()).mfa).toBe(true);
    expect((await databases.listDocuments('main', 'projects')).total).toBe(0);

    const [code = ''] = recoveryCodes;
    for (const attempt of ['first', 'second']) {
      await account.deleteSession('current');
      await signIn();
      const proof = proveWith('recoverycode', code);
      if (attempt === 'first') expect((await proof).factors).toContain('recoverycode');
      else expect(await failureOf(proof)).toEqual(invalidToken);
    }
    await proveWith('recoverycode', recoveryCodes[1] ?? '');
    const renewed = await account.updateMfaRecoveryCodes();
    expect(renewed.recoveryCodes).not.toContain(recoveryCodes[2]);
    await account.deleteMfaAuthenticator('totp');
    await account.deleteSession('current');
    await signIn();
    expect((await account.get()).mfa).toBe(false);
  });
});
