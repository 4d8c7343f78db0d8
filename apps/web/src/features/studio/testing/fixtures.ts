import { type ChatMessage, chatMessage, type Project, project, type Version, version } from '@kilim/contract';

// Rows of the studio's server for tests, validated by the contract's schemas.

const createdAt = '2026-11-21T10:00:00.000+00:00';

export const testProject: Project = project.parse({
  id: 'p1',
  name: 'Halı',
  description: '',
  status: 'active',
  preview: null,
  tags: [],
  isPublic: false,
  framework: 'react-native',
  template: 'basic',
  fileCount: 2,
  messageCount: 0,
  revision: 1,
  createdAt,
  updatedAt: createdAt,
  lastOpenedAt: createdAt,
});

/** A message of the user; `changes` replaces fields. */
export function makeMessage(changes: Partial<Record<keyof ChatMessage, unknown>> = {}): ChatMessage {
  return chatMessage.parse({
    id: 'm1',
    projectId: testProject.id,
    turnId: null,
    type: 'user',
    content: 'Make a shop',
    createdAt,
    changes: null,
    metadata: null,
    error: null,
    ...changes,
  });
}

/** An answer of the AI with one changed file and a version. */
export function makeAnswer(changes: Partial<Record<keyof ChatMessage, unknown>> = {}): ChatMessage {
  return makeMessage({
    id: 'm2',
    type: 'ai',
    content: 'The shop is ready.',
    changes: {
      title: 'Shop',
      files: [{ path: 'src/App.tsx', kind: 'updated', added: 3, removed: 1 }],
      changeList: ['Added a cart'],
      nextSteps: [],
    },
    metadata: {
      tokensUsed: 1200,
      creditsUsed: 12,
      model: 'gpt-test',
      provider: 'openai-compatible',
      versionId: 'v2',
      wasRepaired: false,
      createdProject: null,
    },
    ...changes,
  });
}

/** A version made by a save; `changes` replaces fields. */
export function makeVersion(changes: Partial<Record<keyof Version, unknown>> = {}): Version {
  return version.parse({
    id: 'v1',
    number: 1,
    revision: 1,
    reason: 'code-save',
    author: 'user',
    turnId: null,
    title: null,
    fileCount: 2,
    changes: [{ path: 'src/App.tsx', kind: 'updated', added: 1, removed: 1 }],
    summary: { kind: 'updated', path: 'src/App.tsx', from: null, others: 0 },
    restoredNumber: null,
    createdAt,
    savedAt: createdAt,
    ...changes,
  });
}
