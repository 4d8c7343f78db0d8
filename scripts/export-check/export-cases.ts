import {
  answerPrompt,
  applyReply,
  expoExport,
  type ProjectFiles,
  quickPrompts,
  starterFiles,
} from '../../packages/app-kit/src/index.ts';

/** One exported project to prove: its name in the table and its files. */
export interface ExportCase {
  readonly name: string;
  readonly files: ProjectFiles;
}

const languages = ['tr', 'en'] as const;
const projectNames = { tr: 'Güneşli Bahçe', en: 'Sunny Garden' } as const;

function applyQuickPrompt(
  id: (typeof quickPrompts)[number]['id'],
  language: (typeof languages)[number],
): ProjectFiles {
  const projectName = projectNames[language];
  const files = starterFiles({ name: projectName, language });
  const prompt = quickPrompts.find((candidate) => candidate.id === id)?.prompt[language] ?? '';
  const answer = answerPrompt({ prompt, language, projectName, files, quickPromptId: id });
  if (answer.kind !== 'apply') throw new Error(`${id} (${language}) changes nothing: ${answer.text}`);
  const applied = applyReply(answer.reply.newProject ? {} : files, answer.reply);
  if (!applied.ok) throw new Error(`${id} (${language}) does not apply: ${JSON.stringify(applied.error)}`);
  return applied.files;
}

/** The starter and the answer to each quick prompt, in both languages, exported as a customer gets them. */
export function listExportCases(): ExportCase[] {
  return languages.flatMap((language) => {
    const name = projectNames[language];
    const exported = (id: string, files: ProjectFiles): ExportCase => ({
      name: `${id} (${language})`,
      files: expoExport({ name, files, language }).files,
    });
    return [
      exported('starter', starterFiles({ name, language })),
      ...quickPrompts.map(({ id }) => exported(id, applyQuickPrompt(id, language))),
    ];
  });
}
