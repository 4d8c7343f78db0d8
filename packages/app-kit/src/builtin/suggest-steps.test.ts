import type { Language } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { checkProject } from '../checks/check-project.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { applyReply } from '../reply/apply-reply.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { changeSource } from './change-source.ts';
import { words } from './words.ts';

const languages: Language[] = ['tr', 'en'];

interface Answered {
  readonly files: ProjectFiles;
  readonly nextSteps: readonly string[];
  readonly hasChanged: boolean;
}

function send(files: ProjectFiles, prompt: string, language: Language): Answered {
  const answer = changeSource({ prompt, language, projectName: 'Bahçe', files });
  if (answer.kind === 'talk') return { files, nextSteps: answer.nextSteps, hasChanged: false };
  const result = applyReply(files, answer.reply);
  if (!result.ok) throw new Error(`${prompt}: ${JSON.stringify(result.error)}`);
  expect(checkProject(result.files, inspectWithOxc), prompt).toEqual([]);
  return {
    files: result.files,
    nextSteps: answer.reply.nextSteps,
    hasChanged: result.changed.length > 0,
  };
}

/** Sends every suggestion, and every suggestion of its answer, and expects changes that build. */
function follow({ files, nextSteps }: Answered, language: Language, rounds: number): void {
  expect(nextSteps.length).toBeGreaterThan(0);
  expect(new Set(nextSteps).size).toBe(nextSteps.length);
  for (const step of nextSteps) {
    const next = send(files, step, language);
    expect(next.hasChanged, step).toBe(true);
    if (rounds > 1) follow(next, language, rounds - 1);
  }
}

describe.each(languages)('next steps in %s', (language) => {
  const starter = starterFiles({ name: 'Bahçe', language });
  const { steps } = words[language];

  it.each([['merhaba'], ['hello'], ['write me a poem'], ['şu hatayı düzelt'], ['explain this project']])(
    'change the project two rounds deep after the answer to %s',
    (prompt) => {
      const talk = send(starter, prompt, language);
      expect(talk.hasChanged).toBe(false);
      follow(talk, language, 2);
    },
  );

  it.each(Object.values(steps).flat())('%s is understood on a starter', (step) => {
    if (step === steps.scheme[1]) return;
    expect(send(starter, step, language).hasChanged).toBe(true);
  });

  it('put the subject of the last change last', () => {
    const [color = ''] = steps.color;
    const { nextSteps } = send(starter, color, language);
    expect(nextSteps.some((step) => (steps.color as readonly string[]).includes(step))).toBe(false);
  });
});
