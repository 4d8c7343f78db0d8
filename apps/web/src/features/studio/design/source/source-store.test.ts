import { createParser, editSource, readScreen, type SourceEdit } from '@kilim/design-model/source';
import * as oxc from 'oxc-parser';
import { expect, it, vi } from 'vitest';
import { emptyDocument } from '../../document/document-state.ts';
import { createDocumentStore } from '../../document/document-store.ts';
import type { SourceReader } from './source-reader.ts';
import { createSourceStore } from './source-store.ts';

const path = 'src/A.tsx';
const source = `import { StyleSheet, View } from 'react-native';
export const A = () => <View style={styles.a} />;
const styles = StyleSheet.create({ a: { padding: 1 } });
`;

function open() {
  const file = (content: string) => ({ content, savedContent: content, baseHash: 'h' });
  const document = createDocumentStore({
    ...emptyDocument,
    files: new Map([
      [path, file(source)],
      ['src/B.tsx', file(source)],
    ]),
  });
  const parse = createParser(oxc);
  const edits: SourceEdit[] = [];
  let hold: (() => void) | null = null;
  let isHeld = false;
  const reader: SourceReader = {
    read: async (files, each) => readScreen(files, each, parse),
    edit: async (files, each, edit) => {
      if (isHeld)
        await new Promise<void>((resolve) => {
          hold = resolve;
        });
      edits.push(edit);
      return editSource(files, each, edit, parse);
    },
    dispose: () => undefined,
  };
  const tasks: (() => void)[] = [];
  const store = createSourceStore({
    document,
    reader,
    scheduler: {
      schedule: (_, task) => {
        tasks.push(task);
        return () => tasks.splice(tasks.indexOf(task), 1);
      },
    },
    path,
  });
  const pad = (value: number, key?: string): void =>
    store.edit({ type: 'set-style', element: '0:View', property: 'padding', value: { value } }, key);
  const content = (): string => document.getState().files.get(path)?.content ?? '';
  return {
    document,
    store,
    edits,
    pad,
    content,
    tasks,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      hold?.();
    },
  };
}

const ready = (store: ReturnType<typeof open>['store']) =>
  vi.waitFor(() => expect(store.getState().screen).not.toBeNull());

it('makes one step of a scrubbed number and leaves out values that were passed meanwhile', async () => {
  const { store, edits, pad, content, hold, release } = open();
  await ready(store);
  hold();
  pad(2, 'padding');
  pad(3, 'padding');
  pad(4, 'padding');
  await vi.waitFor(() => expect(edits).toHaveLength(0));
  release();
  await vi.waitFor(() => expect(content()).toContain('padding: 4'));
  expect(edits).toHaveLength(2);
  store.closeStep();
  pad(5, 'padding');
  await vi.waitFor(() => expect(content()).toContain('padding: 5'));
  store.undo();
  expect(content()).toContain('padding: 4');
  store.undo();
  expect(content()).toBe(source);
  store.undo();
  store.redo();
  expect(content()).toContain('padding: 4');
});

it('refuses an edit of a file that changed meanwhile, and an undo that would lose a change', async () => {
  const { store, document, pad, content, hold, release } = open();
  await ready(store);
  hold();
  pad(2);
  await Promise.resolve();
  document.dispatch({ type: 'file-edited', path, content: source.replace('padding: 1', 'padding: 9') });
  release();
  await vi.waitFor(() => expect(store.getState().refusal).toEqual({ problem: 'changed-meanwhile' }));
  expect(content()).toContain('padding: 9');

  pad(3);
  await vi.waitFor(() => expect(content()).toContain('padding: 3'));
  document.dispatch({ type: 'file-edited', path, content: `${content()}// typed\n` });
  store.undo();
  expect(content()).toContain('padding: 3');
});

it('keeps the last readable screen while the code is broken, and follows it afterwards', async () => {
  const { store, document, tasks } = open();
  await ready(store);
  const type = async (content: string): Promise<void> => {
    document.dispatch({ type: 'file-edited', path, content });
    tasks.splice(0).forEach((task) => task());
    await Promise.resolve();
  };
  const good = store.getState().screen;
  await type(source.replace('/>', '>'));
  await vi.waitFor(() => expect(store.getState().problem?.path).toBe(path));
  expect(store.getState().screen).toBe(good);
  await type(source.replaceAll('View', 'Text'));
  await vi.waitFor(() => expect(store.getState().problem).toBeNull());
  expect(store.getState().screen?.components[0]?.elements[0]?.tag).toBe('Text');
});

it('undoes in the file that the step belongs to', async () => {
  const { store, pad, content } = open();
  await ready(store);
  pad(2);
  await vi.waitFor(() => expect(content()).toContain('padding: 2'));
  store.open('src/B.tsx', true);
  expect(store.getState()).toMatchObject({ path: 'src/B.tsx', trail: [path] });
  store.undo();
  expect(content()).toBe(source);
  expect(store.getState().path).toBe(path);
  store.dispose();
});
