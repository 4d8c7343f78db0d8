import type { Language } from '@kilim/contract';
import { type ProjectFiles, readProjectFile } from '../../project/project-files.ts';
import type { ReplyFile } from '../../reply/reply-schema.ts';
import { quoteText } from '../../starter/starter-app.ts';
import { isStarter } from '../../starter/starter-files.ts';
import { blueprintSources } from '../blueprints.generated.ts';
import { fillBlueprint } from '../blueprints.ts';
import { foldText } from '../fold-text.ts';
import { hasKitShape } from '../project-shape.ts';
import { findScreenName, planScreen, type ScreenPlan } from '../screen-kinds.ts';
import { type SourceChange, toReplyEdits } from '../source-edits.ts';
import { words } from '../words.ts';
import { wrapInTabs } from './add-plain-screen.ts';
import { applyAnswer, type Change, talkAnswer } from './change.ts';

/** With more tabs their names do not fit on a phone. */
const tabMaximum = 6;

function fillScreen(plan: ScreenPlan): string {
  const source = blueprintSources.screens?.[`src/screens/${plan.template}.tsx`] ?? '';
  const [tr, en] = [quoteText(plan.title.tr), quoteText(plan.title.en)];
  return source
    .replace("'__SCREEN_TITLE__'", () => tr)
    .replace("'__SCREEN_TITLE__'", () => en)
    .replaceAll(plan.template, `${plan.name}Screen`)
    .replaceAll("'list-screen'", `'${plan.name.toLowerCase()}-list'`);
}

function insertTab(navigation: string, plan: ScreenPlan): SourceChange[] | undefined {
  const list = /const tabs: [^\n]*= \[\n([\s\S]*?)^\];/m.exec(navigation);
  const imports = [...navigation.matchAll(/^import [^\n]* from '\.\/screens\/[^\n]*\n/gm)].at(-1);
  if (list === null || imports === undefined) return undefined;
  const rows = list[1] ?? '';
  if (rows.split('\n').length - 1 >= tabMaximum) return undefined;
  const listStart = list.index + list[0].indexOf('[\n') + 2;
  // The settings stay the last tab.
  const settings = rows.search(/^ *\{ name: 'Settings'/m);
  const at = listStart + (settings === -1 ? rows.length : settings);
  const importAt = imports.index + imports[0].length;
  const component = `${plan.name}Screen`;
  return [
    { start: importAt, end: importAt, replace: `import { ${component} } from './screens/${component}';\n` },
    {
      start: at,
      end: at,
      replace: `  { name: '${plan.name}', icon: '${plan.icon}', component: ${component} },\n`,
    },
  ];
}

function insertTitles(strings: string, plan: ScreenPlan): SourceChange[] {
  const languages: Language[] = ['tr', 'en'];
  return [...strings.matchAll(/^ {2}tabs: \{/gm)].slice(0, 2).map((match, index) => {
    const at = match.index + match[0].length;
    return {
      start: at,
      end: at,
      replace: ` ${plan.name}: ${quoteText(plan.title[languages[index] ?? 'tr'])},`,
    };
  });
}

function addToKit(files: ProjectFiles, plan: ScreenPlan): Record<string, ReplyFile> | undefined {
  const navigation = readProjectFile(files, 'src/navigation.tsx') ?? '';
  const strings = readProjectFile(files, 'src/strings.ts') ?? '';
  const tab = insertTab(navigation, plan);
  if (tab === undefined) return undefined;
  return {
    [`src/screens/${plan.name}Screen.tsx`]: fillScreen(plan),
    'src/navigation.tsx': { edits: toReplyEdits(navigation, tab) },
    'src/strings.ts': { edits: toReplyEdits(strings, insertTitles(strings, plan)) },
  };
}

function hasScreen(files: ProjectFiles, plan: ScreenPlan): boolean {
  if (readProjectFile(files, `src/screens/${plan.name}Screen.tsx`) !== undefined) return true;
  const strings = readProjectFile(files, 'src/strings.ts') ?? '';
  const tabs = [...strings.matchAll(/^ {2}tabs: \{([^}]*)\}/gm)].map((match) => match[1] ?? '').join(',');
  const titles = [...tabs.matchAll(/(\w+): '([^']*)'/g)].flatMap((match) => [match[1] ?? '', match[2] ?? '']);
  const wanted = [plan.name, plan.title.tr, plan.title.en].map(foldText);
  return titles.some((title) => wanted.includes(foldText(title)));
}

/** Adds a screen and its tab: `profil ekranı ekle`, `add a notes screen`. */
export const addScreen: Change = ({ prompt, language, files, projectName }) => {
  const name = findScreenName(prompt);
  if (name === undefined) return undefined;
  const text = words[language].screen;
  if (name === '') return talkAnswer(text.whichOne);
  const plan =
    foldText(name).startsWith('ayar') || foldText(name).startsWith('setting')
      ? {
          template: 'ListScreen' as const,
          name: 'Settings',
          icon: 'settings',
          title: { tr: 'Ayarlar', en: 'Settings' },
        }
      : planScreen(name, language);
  if (plan === undefined) return talkAnswer(text.beyond(name));
  const title = plan.title[language];
  const answer = (changed: Record<string, ReplyFile>) =>
    applyAnswer({
      title: text.title(title),
      explanation: text.done(title),
      files: changed,
      changes: Object.keys(changed).map((path) => text.changed(path)),
    });

  if (isStarter(files)) {
    const grown = fillBlueprint('basic', projectName, language);
    if (plan.name === 'Settings') return answer(grown);
    const added = addToKit(grown, plan);
    if (added === undefined) return talkAnswer(text.full);
    return answer({ ...grown, ...applyEdits(grown, added) });
  }
  if (hasScreen(files, plan)) return talkAnswer(text.exists(title));
  if (hasKitShape(files)) {
    const added = addToKit(files, plan);
    return added === undefined ? talkAnswer(text.full) : answer(added);
  }
  const wrapped = wrapInTabs(files, plan, language);
  return wrapped === undefined ? talkAnswer(text.unknownShape) : answer(wrapped);
};

/** Applies edits of files that are new in the same reply, because a reply contains each path only once. */
function applyEdits(files: ProjectFiles, changed: Record<string, ReplyFile>): Record<string, ReplyFile> {
  return Object.fromEntries(
    Object.entries(changed).map(([path, file]) => {
      if (file === null || typeof file === 'string') return [path, file];
      const content = file.edits.reduce(
        (text, { search, replace }) => text.replace(search, () => replace),
        readProjectFile(files, path) ?? '',
      );
      return [path, content];
    }),
  );
}
