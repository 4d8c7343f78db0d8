import {
  type Answer,
  applyReply,
  changeSource,
  expoExport,
  type ProjectFiles,
  type QuickPromptId,
  quickPrompts,
  starterFiles,
} from '../../packages/app-kit/src/index.ts';
import { answerPrompt } from '../../packages/composer/src/index.ts';

/** One exported project to test: its name in the table and its files. */
export interface ExportCase {
  readonly name: string;
  readonly files: ProjectFiles;
  readonly images: Readonly<Record<string, Uint8Array>>;
}

const languages = ['tr', 'en'] as const;

const projectNames = { tr: 'Güneşli Bahçe', en: 'Sunny Garden' } as const;
/** Consecutive prompts for one app, so that edits are tested and not only complete files. */
const followUps = {
  tr: ['Ana rengi mor yap', 'Profil ekranı ekle', 'Koyu temayı varsayılan yap'],
  en: ['Make the primary color purple', 'Add a profile screen', 'Make dark mode the default'],
} as const;

/** The files after an answer. Throws when it changes nothing or fails. */
function applyAnswer(prompt: string, files: ProjectFiles, answer: Answer): ProjectFiles {
  if (answer.kind !== 'apply') throw new Error(`${JSON.stringify(prompt)} changes nothing: ${answer.text}`);
  const applied = applyReply(answer.reply.newProject ? {} : files, answer.reply);
  if (!applied.ok)
    throw new Error(`${JSON.stringify(prompt)} does not apply: ${JSON.stringify(applied.error)}`);
  return applied.files;
}

type CaseLanguage = (typeof languages)[number];

function exportCase(id: string, language: CaseLanguage, files: ProjectFiles): ExportCase {
  return { name: `${id} (${language})`, ...expoExport({ name: projectNames[language], files, language }) };
}

/** The answer to a prompt, or to a quick prompt, applied. */
function ask(
  files: ProjectFiles,
  language: CaseLanguage,
  prompt: string,
  quickPromptId?: QuickPromptId,
): ProjectFiles {
  const projectName = projectNames[language];
  return applyAnswer(
    prompt,
    files,
    answerPrompt({ prompt, language, projectName, files, quickPromptId }).answer,
  );
}

/** The starter before and after changes of its sources. */
function listStarters(language: CaseLanguage): ExportCase[] {
  const projectName = projectNames[language];
  const starter = starterFiles({ name: projectName, language });
  const changed = followUps[language].reduce<ProjectFiles>(
    (files, prompt) => applyAnswer(prompt, files, changeSource({ prompt, language, projectName, files })),
    starter,
  );
  return [exportCase('starter', language, starter), exportCase('starter changed', language, changed)];
}

/** The apps of the quick prompts, in one of the languages each, and the first two after follow-ups and improved. */
function listQuickApps(): ExportCase[] {
  return quickPrompts
    .filter(({ id }) => id !== 'improve')
    .flatMap(({ id, prompt }, index) => {
      const language = languages[index % languages.length] ?? 'tr';
      const starter = starterFiles({ name: projectNames[language], language });
      const app = ask(starter, language, prompt[language], id);
      const built = exportCase(id, language, app);
      if (index >= languages.length) return [built];
      const changed = followUps[language].reduce((files, text) => ask(files, language, text), app);
      return [
        built,
        exportCase(`${id} changed`, language, changed),
        exportCase(`${id} improved`, language, ask(app, language, '', 'improve')),
      ];
    });
}

/** Starters and quick prompts with changes of both, exported by the product's own code. */
export function listExportCases(): ExportCase[] {
  return [...languages.flatMap(listStarters), ...listQuickApps()];
}
