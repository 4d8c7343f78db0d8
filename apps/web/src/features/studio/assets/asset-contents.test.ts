// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createAssetContents } from './asset-contents.ts';

const picture = `kilim-binary sha256:${'a'.repeat(64)} image/png 3 4x3`;

it('gives the preview a reference at once and the bytes when they have arrived', async () => {
  const read = vi.fn(async () => new Blob(['abc'], { type: 'image/png' }));
  const onArrived = vi.fn();
  const assets = createAssetContents({ read, onArrived });
  expect(assets.fill('const a = 1;')).toBe('const a = 1;');
  expect(assets.fill(picture)).toBe(picture);
  expect(assets.fill(picture)).toBe(picture);
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalledWith(picture));
  expect(assets.fill(picture)).toBe(`${picture}\ndata:image/png;base64,YWJj`);
  expect(read).toHaveBeenCalledTimes(1);
});

it('tries a file again that could not be loaded, and reports nothing after it was disposed', async () => {
  let isOnline = false;
  const read = vi.fn(async () => (isOnline ? new Blob(['abc']) : Promise.reject(new Error('offline'))));
  const onArrived = vi.fn();
  const assets = createAssetContents({ read, onArrived });
  assets.fill(picture);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  isOnline = true;
  await vi.waitFor(() => {
    assets.fill(picture);
    expect(onArrived).toHaveBeenCalledWith(picture);
  });
  const late = vi.fn();
  const second = createAssetContents({ read, onArrived: late });
  second.fill(picture);
  second.dispose();
  await vi.waitFor(() => expect(second.fill(picture)).toContain('data:'));
  expect(late).not.toHaveBeenCalled();
});
