import {
  answerPrompt,
  applyReply,
  expoExport,
  type ProjectFiles,
  type QuickPromptId,
  quickPrompts,
  starterFiles,
} from '../../packages/app-kit/src/index.ts';

/** One exported project to test: its name in the table and its files. */
export interface ExportCase {
  readonly name: string;
  readonly files: ProjectFiles;
  readonly images: Readonly<Record<string, Uint8Array>>;
}

const languages = ['tr', 'en'] as const;
type CaseLanguage = (typeof languages)[number];

const projectNames = { tr: 'Güneşli Bahçe', en: 'Sunny Garden' } as const;
/** Consecutive prompts for one app, so that edits are tested and not only complete files. */
const followUps = {
  tr: ['Ana rengi mor yap', 'Profil ekranı ekle', 'Koyu temayı varsayılan yap'],
  en: ['Make the primary color purple', 'Add a profile screen', 'Make dark mode the default'],
} as const;

/** Applies the built-in provider's answer to a prompt. Throws when the answer changes nothing or fails. */
function ask(
  files: ProjectFiles,
  language: CaseLanguage,
  prompt: string,
  quickPromptId?: QuickPromptId,
): ProjectFiles {
  const projectName = projectNames[language];
  const answer = answerPrompt({ prompt, language, projectName, files, quickPromptId });
  if (answer.kind !== 'apply') throw new Error(`${JSON.stringify(prompt)} changes nothing: ${answer.text}`);
  const applied = applyReply(answer.reply.newProject ? {} : files, answer.reply);
  if (!applied.ok)
    throw new Error(`${JSON.stringify(prompt)} does not apply: ${JSON.stringify(applied.error)}`);
  return applied.files;
}

/**
 * The starter, the answer to each quick prompt, and two of them after follow-up changes, in both languages, exported
 * by the product's own code.
 */
export function listExportCases(): ExportCase[] {
  return languages.flatMap((language) => {
    const name = projectNames[language];
    const starter = starterFiles({ name, language });
    const answers = quickPrompts.map(({ id, prompt }) => ({
      id: id as string,
      files: ask(starter, language, prompt[language], id),
    }));
    const apps = [{ id: 'starter', files: starter }, ...answers];
    const changed = apps.slice(0, 2).map(({ id, files }) => ({
      id: `${id} changed`,
      files: followUps[language].reduce((current, prompt) => ask(current, language, prompt), files),
    }));
    return [...apps, ...changed].map(({ id, files }) => ({
      name: `${id} (${language})`,
      ...expoExport({ name, files, language }),
    }));
  });
}
