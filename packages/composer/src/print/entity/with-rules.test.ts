import { describe, expect, it } from 'vitest';
import { importKit } from '../../testing/kit-module.ts';

interface Task {
  id: string;
  done: boolean;
  finishedOn: string;
}
type Draft = Omit<Task, 'id'> & { id?: string };

interface State {
  items: readonly Task[];
  save: (row: Draft) => string;
  update: (id: string, part: Partial<Omit<Task, 'id'>>) => void;
}

interface Kit {
  withRules(
    collection: { getState: () => State; setState: (part: Partial<State>) => void },
    rules: {
      follow?: (row: Omit<Task, 'id'>, before: Task | undefined) => Partial<Omit<Task, 'id'>>;
      announce?: (row: Task, before: Task | undefined, rows: readonly Task[]) => string | undefined;
      say?: (text: string) => void;
    },
  ): unknown;
}

/** A collection as the kit's, without a device to keep it on. */
function createTasks(items: readonly Task[]) {
  let state: State = {
    items,
    save: (row) => {
      const id = row.id ?? `new${state.items.length}`;
      const rest = state.items.filter((each) => each.id !== id);
      state = { ...state, items: [{ ...row, id }, ...rest] };
      return id;
    },
    update: (id, part) => {
      state = { ...state, items: state.items.map((each) => (each.id === id ? { ...each, ...part } : each)) };
    },
  };
  return {
    getState: () => state,
    setState: (part: Partial<State>) => {
      state = { ...state, ...part };
    },
  };
}

async function ruledTasks(items: readonly Task[]) {
  const { withRules } = await importKit<Kit>('data/with-rules');
  const tasks = createTasks(items);
  const said: string[] = [];
  withRules(tasks, {
    follow: (row, before) => (row.done && before?.done !== true ? { finishedOn: '2026-05-01' } : {}),
    announce: (row, before, rows) =>
      row.done && before?.done !== true && rows.every(({ done }) => done) ? 'All done' : undefined,
    say: (text) => said.push(text),
  });
  return { tasks, said, get: (id: string) => tasks.getState().items.find((each) => each.id === id) };
}

const open = (id: string): Task => ({ id, done: false, finishedOn: '' });

describe('withRules', () => {
  it('changes other fields when a row starts to meet a condition, by one press or by a form', async () => {
    const { tasks, get } = await ruledTasks([open('a'), open('b')]);
    tasks.getState().update('a', { done: true });
    expect(get('a')).toEqual({ id: 'a', done: true, finishedOn: '2026-05-01' });
    tasks.getState().save({ ...open('b'), done: true });
    expect(get('b')?.finishedOn).toBe('2026-05-01');
    const id = tasks.getState().save({ done: true, finishedOn: '' });
    expect(get(id)?.finishedOn).toBe('2026-05-01');
  });

  it('leaves a row alone that met the condition before', async () => {
    const { tasks, get } = await ruledTasks([{ id: 'a', done: true, finishedOn: '2026-01-01' }]);
    tasks.getState().update('a', { finishedOn: '2026-02-02' });
    expect(get('a')?.finishedOn).toBe('2026-02-02');
  });

  it('says a message once, when the last row meets the condition', async () => {
    const { tasks, said } = await ruledTasks([open('a'), open('b')]);
    tasks.getState().update('a', { done: true });
    expect(said).toEqual([]);
    tasks.getState().update('b', { done: true });
    tasks.getState().update('b', { finishedOn: '' });
    expect(said).toEqual(['All done']);
  });

  it('passes on a change of a row that was deleted', async () => {
    const { tasks, said } = await ruledTasks([]);
    tasks.getState().update('gone', { done: true });
    expect(tasks.getState().items).toEqual([]);
    expect(said).toEqual([]);
  });
});
