// @vitest-environment happy-dom
import { AppError, uploadAvatar } from '@kilim/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends a file unchanged with its content type', async () => {
  const file = new Blob(['photo'], { type: 'image/webp' });
  const asked = vi.fn<typeof fetch>(async () =>
    Response.json({ message: '', code: 400, type: 'avatar_invalid', version: '1' }, { status: 400 }),
  );
  vi.stubGlobal('fetch', asked);
  await expect(call(uploadAvatar, { file })).rejects.toEqual(new AppError('avatar_invalid'));
  const init = asked.mock.calls[0]?.[1];
  expect(init?.body).toBe(file);
  expect(new Headers(init?.headers).get('content-type')).toBe('image/webp');
});
