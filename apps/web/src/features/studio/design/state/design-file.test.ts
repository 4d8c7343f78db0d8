// @vitest-environment happy-dom
import { designPath, readDesign } from '@kilim/design-model';
import { tr } from '@kilim/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installTranslation } from '../../../../i18n/translation.ts';
import { createDocumentStore } from '../../document/document-store.ts';
import { openDesignFile } from './design-file.ts';

beforeEach(() => {
  installTranslation('tr', tr);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function openFile() {
  const document = createDocumentStore();
  const opened = openDesignFile(document, 'studio');
  if (opened.kind === 'damaged') throw new Error(opened.error);
  const { file } = opened;
  const stored = (): string | undefined => {
    const text = document.getState().files.get(designPath)?.content;
    const read = text === undefined ? undefined : readDesign(text);
    return read?.ok === true ? read.value.design.screens[0]?.name : undefined;
  };
  const rename = (name: string): void => {
    const [screen] = file.store.getState().history.present.design.screens;
    if (screen !== undefined) file.store.apply({ type: 'rename-screen', screenId: screen.id, name });
  };
  return { file, stored, rename };
}

it('writes a change after a pause, and once for changes in a row', () => {
  const { stored, rename } = openFile();
  rename('A');
  vi.advanceTimersByTime(200);
  rename('B');
  vi.advanceTimersByTime(200);
  expect(stored()).toBeUndefined();
  vi.advanceTimersByTime(50);
  expect(stored()).toBe('B');
});

it('waits while the user is busy with the canvas, but no longer than two seconds', () => {
  const { file, stored, rename } = openFile();
  rename('A');
  for (let step = 0; step < 19; step += 1) {
    vi.advanceTimersByTime(100);
    file.postpone();
  }
  expect(stored()).toBeUndefined();
  vi.advanceTimersByTime(100);
  expect(stored()).toBe('A');
});

it('writes nothing for a busy canvas without a change', () => {
  const { file, stored } = openFile();
  file.postpone();
  vi.advanceTimersByTime(5_000);
  expect(stored()).toBeUndefined();
});

it('writes a waiting change at once when the page is closed', () => {
  const { file, stored, rename } = openFile();
  rename('A');
  file.postpone();
  file.flush();
  expect(stored()).toBe('A');
});
