import { type Turn, turn } from '@kilim/contract';

/** A running turn for tests, validated by the contract's schema. */
export function makeTurn(changes: Partial<Record<keyof Turn, unknown>> = {}): Turn {
  return turn.parse({
    id: 'turn-1',
    projectId: 'p1',
    status: 'streaming',
    prompt: 'Make a shop',
    mode: 'build',
    language: 'tr',
    provider: 'builtin',
    model: 'builtin',
    reserved: 20,
    charged: null,
    tokens: null,
    versionId: null,
    revision: null,
    createdProject: null,
    error: null,
    progress: { sequence: 0, title: '', explanation: '', files: [] },
    createdAt: '2026-01-01T00:00:00.000Z',
    endedAt: null,
    ...changes,
  });
}
