// @vitest-environment happy-dom
import type { ProjectId } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bindPendingPrompt,
  clearPendingPrompt,
  decidePendingPrompt,
  type PendingPrompt,
  pendingPromptRules,
  readPendingPrompt,
  readTypedPrompt,
  savePendingPrompt,
  saveStudioPrompt,
  takeStudioPrompt,
} from './pending-prompt.ts';

const now = 1_800_000_000_000;
const first = 'p-first' as ProjectId;
const second = 'p-second' as ProjectId;

function save(prompt: string, id = first, userId: string | null = null): PendingPrompt {
  const saved = savePendingPrompt({ prompt, language: 'tr', id, userId }, now);
  if (saved === null) throw new Error('The prompt was not saved');
  return saved;
}
/** As another tab of the browser sees the storage. */
const openOtherTab = (): void => sessionStorage.clear();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored prompt', () => {
  it('is trimmed, cut to its maximum and kept over a reload', () => {
    save('  bir oyun yap \n');
    expect(readPendingPrompt(now)?.prompt).toBe('bir oyun yap');
    save('a'.repeat(9_000));
    expect(readPendingPrompt(now)?.prompt).toHaveLength(8_000);
  });

  it('is removed by a blank one', () => {
    save('eski');
    expect(savePendingPrompt({ prompt: ' \n ', language: 'tr', id: second }, now)).toBeNull();
    expect(readPendingPrompt(now)).toBeNull();
  });

  it('keeps the id of its project when it is sent again, and gets another one when it changes', () => {
    save('oyun');
    expect(save('oyun', second).id).toBe(first);
    expect(save('başka oyun', second).id).toBe(second);
  });

  it.each([
    ['no JSON', 'oyun'],
    ['an array', '[]'],
    ['an id with a path', { id: '../../admin' }],
    ['a prompt that is too long', { prompt: 'a'.repeat(8_001) }],
    ['a blank prompt', { prompt: '   ' }],
    ['another type of prompt', { prompt: { toString: 'x' } }],
    ['an unknown language', { language: 'de' }],
    ['a time in the future', { savedAt: now + 1 }],
    ['a time that is no number', { savedAt: 'now' }],
    ['an outdated time', { savedAt: now - pendingPromptRules.keptFor }],
  ])('is dropped when the storage contains %s', (_name, change) => {
    const saved = save('oyun');
    const text = typeof change === 'string' ? change : JSON.stringify({ ...saved, ...change });
    localStorage.setItem('kilim_pending-prompt', text);
    expect(readPendingPrompt(now)).toBeNull();
    expect(localStorage.getItem('kilim_pending-prompt')).toBeNull();
  });

  it('is shown in the box of its own tab only', () => {
    savePendingPrompt({ prompt: 'oyun', language: 'tr', id: first });
    expect(readTypedPrompt()).toBe('oyun');
    openOtherTab();
    expect(readTypedPrompt()).toBeNull();
  });
});

describe('after signing in', () => {
  it('the prompt of the same tab starts', () => {
    expect(decidePendingPrompt(save('oyun'), 'u1', now)).toBe('start');
  });

  it('the prompt of another tab is confirmed first', () => {
    const pending = save('oyun');
    openOtherTab();
    expect(decidePendingPrompt(pending, 'u1', now)).toBe('ask');
  });

  it('the own prompt starts in every tab, such as that of a verification link', () => {
    const pending = bindPendingPrompt(save('oyun'), 'u1');
    openOtherTab();
    expect(decidePendingPrompt(pending, 'u1', now)).toBe('start');
  });

  it('the prompt of another account is dropped', () => {
    expect(decidePendingPrompt(bindPendingPrompt(save('oyun'), 'u1'), 'u2', now)).toBe('drop');
  });

  it('an old prompt is confirmed first', () => {
    const later = now + pendingPromptRules.continuesFor;
    expect(decidePendingPrompt(save('oyun'), 'u1', later)).toBe('ask');
    expect(decidePendingPrompt(bindPendingPrompt(save('oyun'), 'u1'), 'u1', later)).toBe('ask');
  });

  it('nothing is left once it is cleared', () => {
    save('oyun');
    clearPendingPrompt();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

it('a prompt whose turn did not start is taken once, by its project', () => {
  saveStudioPrompt(first, 'oyun');
  expect(takeStudioPrompt(second)).toBeNull();
  expect(takeStudioPrompt(first)).toBe('oyun');
  expect(takeStudioPrompt(first)).toBeNull();
});
