import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSecretBox, loadServerKey, ServerKeyError } from './index.ts';

describe('loadServerKey', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-key-'));
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  });

  const fresh = { secret: undefined, isInUse: false };
  const withSecret = (secret: string) => ({ secret, isInUse: true });

  it('creates a key once, readable by its owner only', () => {
    const key = loadServerKey(folder, fresh);
    expect(key).toHaveLength(32);
    expect(loadServerKey(folder, { ...fresh, isInUse: true })).toEqual(key);
    expect(statSync(join(folder, 'server.key')).mode & 0o777).toBe(0o600);
  });

  it('derives the key from APP_SECRET without writing a file', () => {
    const key = loadServerKey(folder, withSecret('a secret that is long enough'));
    const elsewhere = join(folder, 'elsewhere');
    expect(loadServerKey(elsewhere, withSecret('a secret that is long enough'))).toEqual(key);
    expect(loadServerKey(folder, withSecret('another secret'))).not.toEqual(key);
    expect(existsSync(join(folder, 'server.key'))).toBe(false);
  });

  it('rejects an invalid file instead of replacing it', () => {
    loadServerKey(folder, fresh);
    writeFileSync(join(folder, 'server.key'), 'abc');
    expect(() => loadServerKey(folder, fresh)).toThrow(ServerKeyError);
  });

  it('rejects a missing file when there are accounts', () => {
    expect(() => loadServerKey(folder, { ...fresh, isInUse: true })).toThrow(/server\.key is missing/);
    expect(existsSync(join(folder, 'server.key'))).toBe(false);
  });
});

describe('createSecretBox', () => {
  const box = createSecretBox(Buffer.alloc(32, 1));
  const other = createSecretBox(Buffer.alloc(32, 2));

  it('opens a sealed text only with the same purpose and key', () => {
    const sealed = box.seal('totp:ayse', 'gizli ş');
    expect(box.open('totp:ayse', sealed)).toBe('gizli ş');
    expect(box.open('totp:veli', sealed)).toBeNull();
    expect(other.open('totp:ayse', sealed)).toBeNull();
    expect(box.open('totp:ayse', `${sealed.slice(0, -2)}AA`)).toBeNull();
    expect(box.open('totp:ayse', 'x')).toBeNull();
    expect(box.seal('totp:ayse', 'gizli ş')).not.toBe(sealed);
  });

  it('verifies only its own signatures', () => {
    const signature = box.sign('state', 'text');
    expect(box.verify('state', 'text', signature)).toBe(true);
    expect(box.verify('other', 'text', signature)).toBe(false);
    expect(box.verify('state', 'texts', signature)).toBe(false);
    expect(other.verify('state', 'text', signature)).toBe(false);
    expect(box.verify('state', 'text', '')).toBe(false);
  });
});
