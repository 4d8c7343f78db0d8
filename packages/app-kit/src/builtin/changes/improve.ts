import type { Language } from '@kilim/contract';
import { findEntry } from '../../project/find-entry.ts';
import { type ProjectFiles, readProjectFile } from '../../project/project-files.ts';
import type { ReplyFile } from '../../reply/reply-schema.ts';
import { scanSource } from '../../source/scan-source.ts';
import { listCodePaths } from '../project-shape.ts';
import { toReplyEdits } from '../source-edits.ts';
import { words } from '../words.ts';
import { type Answer, applyAnswer, type ChangeRequest, talkAnswer } from './change.ts';
import { writeErrorBoundary } from './error-boundary.ts';

interface Improvement {
  readonly files: Record<string, ReplyFile>;
  readonly changes: string[];
}

/** Adds an error boundary to any app. */
function addErrorBoundary(files: ProjectFiles, language: Language): Improvement | undefined {
  const entry = findEntry(files);
  const all = listCodePaths(files).map((path) => readProjectFile(files, path) ?? '');
  if (entry === undefined || all.some((source) => /getDerivedStateFromError|componentDidCatch/.test(source)))
    return undefined;
  const source = readProjectFile(files, entry) ?? '';
  const declared = /^export default function (\w+)\(\s*\)/m.exec(source);
  if (declared === null || !/^src\/[^/]+\.[jt]sx$/.test(entry)) return undefined;
  const name = declared[1] ?? 'App';
  const firstImport = /^import /m.exec(source)?.index ?? 0;
  const edits = toReplyEdits(source, [
    {
      start: firstImport,
      end: firstImport,
      replace: "import { ErrorBoundary } from './components/ErrorBoundary';\n",
    },
    { start: declared.index, end: declared.index + declared[0].length, replace: `function ${name}Content()` },
    {
      start: source.length,
      end: source.length,
      replace: `\nexport default function ${name}() {\n  return (\n    <ErrorBoundary>\n      <${name}Content />\n    </ErrorBoundary>\n  );\n}\n`,
    },
  ]);
  const text = words[language].improve;
  return {
    files: {
      [entry]: { edits },
      'src/components/ErrorBoundary.tsx': writeErrorBoundary(language),
    },
    changes: [text.errorBoundary],
  };
}

/** Adds accessibility roles to pressable elements. */
function addRoles(files: ProjectFiles, language: Language): Improvement | undefined {
  const changed: Record<string, ReplyFile> = {};
  let count = 0;
  for (const path of listCodePaths(files)) {
    const source = readProjectFile(files, path) ?? '';
    const { elements, isBalanced } = scanSource(source, { jsx: path.endsWith('x') });
    if (!isBalanced) continue;
    const changes = elements
      .filter(({ name }) => name === 'Pressable' || name.startsWith('Touchable'))
      .filter(({ nameStart, openEnd }) => {
        const tag = source.slice(nameStart, openEnd);
        return /\bonPress=/.test(tag) && !/\b(?:role|accessibilityRole)=|\{\.\.\./.test(tag);
      })
      .map(({ name, nameStart }) => {
        const at = nameStart + name.length;
        const role = name === 'Pressable' ? ' role="button"' : ' accessibilityRole="button"';
        return { start: at, end: at, replace: role };
      });
    if (changes.length === 0) continue;
    count += changes.length;
    changed[path] = { edits: toReplyEdits(source, changes) };
  }
  return count === 0 ? undefined : { files: changed, changes: [words[language].improve.roles(count)] };
}

/** Applies the next improvement to any project. */
export function improveProject({ files, language }: ChangeRequest): Answer {
  const text = words[language].improve;
  const steps = [addErrorBoundary, addRoles];
  for (const step of steps) {
    const found = step(files, language);
    if (found === undefined) continue;
    return applyAnswer({
      title: text.title,
      explanation: text.done,
      files: found.files,
      changes: found.changes,
    });
  }
  return talkAnswer(text.nothingLeft);
}
