// @vitest-environment happy-dom
import { limits, type ProjectId, storagePrefix } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPromptQueue, type PromptQueue } from './prompt-queue.ts';

const projectId = 'p1' as ProjectId;
const key = `${storagePrefix}prompt-queue_p1`;
let made = 0;
const open = (): PromptQueue => createPromptQueue(projectId, () => `identity-${(made += 1)}`);
const prompt = (text: string) => ({ prompt: text, mode: 'build' as const, attachments: [] });
const texts = (queue: PromptQueue): string[] => queue.getState().items.map((item) => item.prompt);

beforeEach(() => localStorage.clear());

describe('the queue of prompts', () => {
  it('keeps prompts in order', () => {
    const queue = open();
    expect(queue.add([prompt('bir'), prompt('iki')])).toBe(2);
    queue.add([prompt('üç')]);
    expect(texts(queue)).toEqual(['bir', 'iki', 'üç']);
    expect(queue.getState().isPaused).toBe(false);
  });

  it('is bounded', () => {
    const queue = open();
    const many = Array.from({ length: limits.queuedPrompts + 5 }, (_, at) => prompt(`${at}`));
    expect(queue.add(many)).toBe(limits.queuedPrompts);
    expect(queue.add([prompt('son')])).toBe(0);
    expect(texts(queue)).toHaveLength(limits.queuedPrompts);
  });

  it('moves, edits and removes', () => {
    const queue = open();
    queue.add([prompt('bir'), prompt('iki'), prompt('üç')]);
    const [first, second, third] = queue.getState().items;
    queue.move(third?.id ?? '', -1);
    expect(texts(queue)).toEqual(['bir', 'üç', 'iki']);
    queue.move(first?.id ?? '', -1);
    queue.move(second?.id ?? '', 1);
    expect(texts(queue)).toEqual(['bir', 'üç', 'iki']);
    queue.edit(second?.id ?? '', '  dört ');
    expect(texts(queue)).toEqual(['bir', 'üç', 'dört']);
    // Another request needs another key.
    expect(queue.getState().items[2]?.id).not.toBe(second?.id);
    queue.remove(first?.id ?? '');
    expect(texts(queue)).toEqual(['üç', 'dört']);
  });

  it('keeps a prompt that is edited to nothing or made too long', () => {
    const queue = open();
    queue.add([prompt('bir')]);
    const id = queue.getState().items[0]?.id ?? '';
    queue.edit(id, '  ');
    queue.edit(id, 'a'.repeat(limits.promptMaximum + 1));
    expect(texts(queue)).toEqual(['bir']);
  });

  it('is still there after a reload and waits for the user', () => {
    open().add([prompt('bir')]);
    const again = open();
    expect(texts(again)).toEqual(['bir']);
    expect(again.getState().isPaused).toBe(true);
  });

  it('shows what another tab has changed', () => {
    const [one, other] = [open(), open()];
    one.add([prompt('bir')]);
    other.reload();
    expect(texts(other)).toEqual(['bir']);
    expect(other.getState().isPaused).toBe(false);
  });

  it('is not paused when it is empty', () => {
    const queue = open();
    queue.setPaused(true);
    expect(queue.getState().isPaused).toBe(false);
    queue.add([prompt('bir')]);
    queue.setPaused(true);
    queue.clear();
    expect(queue.getState().isPaused).toBe(false);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    '{',
    '{"a":1}',
    '[1, null, {"id":"x"}]',
    '[{"id":"identity-1","prompt":" ","mode":"build","attachments":[]}]',
  ])('ignores what it did not store: %s', (stored) => {
    localStorage.setItem(key, stored);
    expect(texts(open())).toEqual([]);
  });
});
