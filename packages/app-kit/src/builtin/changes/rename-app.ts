import { type ProjectFiles, readProjectFile } from '../../project/project-files.ts';
import { slugify } from '../../project/slugify.ts';
import type { ReplyFile } from '../../reply/reply-schema.ts';
import { quoteText } from '../../starter/starter-app.ts';
import { changeMatches, toReplyEdits } from '../source-edits.ts';
import { words } from '../words.ts';
import { applyAnswer, type Change, talkAnswer } from './change.ts';
import { findQuotedTexts } from './quoted-texts.ts';
import { replaceText } from './replace-text.ts';

const patterns = [
  /(?:uygulama(?:n[ıi]n)?|proje(?:nin)?)\s+(?:ad[ıi]n?[ıi]?|ismi(?:ni)?|ba[sş]l[ıi][gğ][ıi]n?[ıi]?)\s+(.+?)\s+(?:yap|olsun|olarak|koy|ile de[gğ]i[sş]tir)/iu,
  /(?:^|\s)(?:ad[ıi]n?[ıi]?|ismi(?:ni)?|ba[sş]l[ıi][gğ][ıi]n?[ıi]?)\s+(.+?)\s+(?:yap|olsun|olarak|koy|ile de[gğ]i[sş]tir)/iu,
  /(?:rename|call)\s+(?:the\s+|this\s+|my\s+)?(?:app|project|it)\s+(?:to\s+)?(.+)$/iu,
  /(?:change|set|make)\s+(?:the\s+|my\s+)?(?:app(?:'s)?\s+|project(?:'s)?\s+)?(?:name|title)\s+(?:to|as|be)?\s*(.+)$/iu,
];

function findName(prompt: string): string | undefined {
  const [quoted, second] = findQuotedTexts(prompt);
  for (const pattern of patterns) {
    const match = pattern.exec(prompt)?.[1];
    if (match === undefined) continue;
    if (quoted !== undefined && second === undefined) return quoted;
    return match.replace(/^["'“‘]|["'”’.!?]+$/gu, '').trim();
  }
  return undefined;
}

function renameIn(files: ProjectFiles, name: string, projectName: string): Record<string, ReplyFile> {
  const changed: Record<string, ReplyFile> = {};
  const edit = (path: string, pattern: RegExp, text: string): boolean => {
    const source = readProjectFile(files, path) ?? '';
    const changes = changeMatches(source, pattern, (match) => (match[1] === text ? undefined : text));
    if (changes.length > 0) changed[path] = { edits: toReplyEdits(source, changes) };
    return changes.length > 0;
  };
  const literal = `('(?:[^'\\\\\\n]|\\\\.)*')`;
  const isStarter = edit(
    'src/App.tsx',
    new RegExp(`^const projectName = ${literal};$`, 'm'),
    quoteText(name),
  );
  if (!isStarter && projectName !== '') Object.assign(changed, replaceText(files, projectName, name));
  edit('package.json', /^ {2}"name": ("[^"\n]*")/m, JSON.stringify(slugify(name)));
  return changed;
}

/** Changes the visible name, package name and project name: `uygulamanın adını X yap`, `rename the app to X`. */
export const renameApp: Change = ({ prompt, language, files, projectName }) => {
  const name = findName(prompt);
  if (name === undefined || name === '' || name.length > 60) return undefined;
  const text = words[language].rename;
  const changed = renameIn(files, name, projectName);
  if (Object.keys(changed).length === 0) return talkAnswer(text.nothing);
  return applyAnswer({
    title: text.title,
    projectName: name,
    explanation: text.done(name),
    files: changed,
    changes: Object.keys(changed).map((path) => text.changed(path)),
  });
};
