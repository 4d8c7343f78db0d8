import type { Language } from '@kilim/contract';
import { findEntry } from '../../project/find-entry.ts';
import { type ProjectFiles, readProjectFile } from '../../project/project-files.ts';
import type { ReplyFile } from '../../reply/reply-schema.ts';
import { scanSource } from '../../source/scan-source.ts';
import { isStarter } from '../../starter/starter-files.ts';
import { blueprintSources } from '../blueprints.generated.ts';
import { fillBlueprint } from '../blueprints.ts';
import { hasKitShape, listCodePaths } from '../project-shape.ts';
import { type SourceChange, toReplyEdits } from '../source-edits.ts';
import { words } from '../words.ts';
import { type Answer, applyAnswer, type ChangeRequest, talkAnswer } from './change.ts';

interface Improvement {
  readonly files: Record<string, ReplyFile>;
  readonly changes: string[];
}

const improvementSource = (path: string): string => blueprintSources.improvements?.[path] ?? '';

function editFile(
  files: ProjectFiles,
  path: string,
  pairs: readonly (readonly [string, string])[],
): ReplyFile | undefined {
  const source = readProjectFile(files, path) ?? '';
  const changes: SourceChange[] = [];
  for (const [search, replace] of pairs) {
    const start = source.indexOf(search);
    if (start === -1) return undefined;
    changes.push({ start, end: start + search.length, replace });
  }
  return { edits: toReplyEdits(source, changes) };
}

/** Adds a fade-in to screens, except with reduced motion. */
function addEntrance(files: ProjectFiles, language: Language): Improvement | undefined {
  const path = 'src/components/FadeIn.tsx';
  if (!hasKitShape(files) || readProjectFile(files, path) !== undefined) return undefined;
  const ui = editFile(files, 'src/components/ui.tsx', [
    ["from '../theme';\n", "from '../theme';\nimport { FadeIn } from './FadeIn';\n"],
    [
      '          {header}\n          {children}\n        </ScrollView>',
      '          {header}\n          <FadeIn>{children}</FadeIn>\n        </ScrollView>',
    ],
  ]);
  if (ui === undefined) return undefined;
  return {
    files: { [path]: improvementSource(path), 'src/components/ui.tsx': ui },
    changes: [words[language].improve.entrance],
  };
}

/** Adds a text size to the settings. */
function addTextSize(files: ProjectFiles, language: Language): Improvement | undefined {
  if (!hasKitShape(files) || (readProjectFile(files, 'src/settings.ts') ?? '').includes('textScale'))
    return undefined;
  const settings = editFile(files, 'src/settings.ts', [
    [
      '  scheme: SchemeChoice;\n',
      '  scheme: SchemeChoice;\n  /** 1 is the size of the design. */\n  textScale: number;\n',
    ],
    [
      '  setScheme: (scheme: SchemeChoice) => void;\n',
      '  setScheme: (scheme: SchemeChoice) => void;\n  setTextScale: (textScale: number) => void;\n',
    ],
    ['  scheme: defaultScheme,\n', '  scheme: defaultScheme,\n  textScale: 1,\n'],
    [
      '  setScheme: (scheme) => set({ scheme }),\n',
      '  setScheme: (scheme) => set({ scheme }),\n  setTextScale: (textScale) => set({ textScale }),\n',
    ],
    [
      '({ language, scheme }) => ({ language, scheme })',
      '({ language, scheme, textScale }) => ({ language, scheme, textScale })',
    ],
  ]);
  const ui = editFile(files, 'src/components/ui.tsx', [
    [
      "import { useStrings } from '../strings';\n",
      "import { useSettings } from '../settings';\nimport { useStrings } from '../strings';\n",
    ],
    [
      '  return <Text style={[type[variant], { color: colors[tone] }, style]} {...rest} />;\n',
      '  const scale = useSettings((settings) => settings.textScale);\n  const look = type[variant];\n  const size = { fontSize: look.fontSize * scale, lineHeight: look.lineHeight * scale };\n  return <Text style={[look, size, { color: colors[tone] }, style]} {...rest} />;\n',
    ],
  ]);
  const screen = editFile(files, 'src/screens/SettingsScreen.tsx', [
    [
      'export function SettingsScreen() {\n',
      `const textSizes = ['1', '1.12', '1.25'] as const;\nconst textSizeWords = {\n  tr: { title: 'Yazı boyu', sizes: ['Normal', 'Büyük', 'En büyük'] },\n  en: { title: 'Text size', sizes: ['Normal', 'Large', 'Largest'] },\n};\n\nexport function SettingsScreen() {\n`,
    ],
    [
      '  const { scheme, setScheme, language, setLanguage } = useSettings();\n',
      '  const { scheme, setScheme, language, setLanguage, textScale, setTextScale } = useSettings();\n  const sizeText = textSizeWords[language];\n',
    ],
    [
      '      <Card>\n        <SettingHeading icon="information-circle-outline"',
      `      <Card style={styles.card}>\n        <SettingHeading icon="text-outline" title={sizeText.title} />\n        <Segmented\n          label={sizeText.title}\n          options={textSizes.map((value, index) => ({ value, label: sizeText.sizes[index] ?? value }))}\n          value={textSizes.find((value) => Number(value) === textScale) ?? '1'}\n          onChange={(value) => setTextScale(Number(value))}\n        />\n      </Card>\n      <Card>\n        <SettingHeading icon="information-circle-outline"`,
    ],
  ]);
  if (settings === undefined || ui === undefined || screen === undefined) return undefined;
  return {
    files: {
      'src/settings.ts': settings,
      'src/components/ui.tsx': ui,
      'src/screens/SettingsScreen.tsx': screen,
    },
    changes: [words[language].improve.textSize],
  };
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
      'src/components/ErrorBoundary.tsx': improvementSource(`src/components/ErrorBoundary.${language}.tsx`),
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
export function improveProject({ files, language, projectName }: ChangeRequest): Answer {
  const text = words[language].improve;
  if (isStarter(files)) {
    const grown = fillBlueprint('basic', projectName, language);
    return applyAnswer({
      title: text.starterTitle,
      explanation: text.starterDone,
      files: { ...grown },
      changes: text.starterChanges,
    });
  }
  const steps = [addErrorBoundary, addEntrance, addTextSize, addRoles];
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
