import type { Language } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { checkProject } from '../checks/check-project.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { applyReply, type ChangedFile } from '../reply/apply-reply.ts';
import { parseReply } from '../reply/parse-reply.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { answerPrompt } from './answer-prompt.ts';
import { type BlueprintId, fillBlueprint } from './blueprints.ts';
import { quickPrompts } from './quick-prompts.ts';
import { streamReply } from './stream-reply.ts';

const languages: Language[] = ['tr', 'en'];
const blueprintIds: BlueprintId[] = ['full-app', 'ecommerce', 'social', 'game', 'backend', 'basic'];

const starter = (language: Language) => starterFiles({ name: 'Bahçe', language });

/** Applies the answer as the server does and expects a project that builds. */
function apply(
  files: ProjectFiles,
  prompt: string,
  { language = 'tr', quickPromptId }: { language?: Language; quickPromptId?: string } = {},
): { files: ProjectFiles; changed: readonly ChangedFile[] } {
  const answer = answerPrompt({ prompt, language, projectName: 'Bahçe', files, quickPromptId });
  if (answer.kind === 'talk') throw new Error(`${prompt}: ${answer.text}`);
  const read = parseReply(streamReply(answer.reply));
  if (!read.ok) throw new Error(`${prompt}: ${JSON.stringify(read.error)}`);
  const result = applyReply(files, read.value);
  if (!result.ok) throw new Error(`${prompt}: ${JSON.stringify(result.error)}`);
  expect(checkProject(result.files, inspectWithOxc)).toEqual([]);
  expect(result.changed.length).toBeGreaterThan(0);
  return result;
}

function talk(files: ProjectFiles, prompt: string, language: Language = 'tr'): string {
  const answer = answerPrompt({ prompt, language, projectName: 'Bahçe', files });
  return answer.kind === 'talk' ? answer.text : `applied: ${answer.reply.title}`;
}

/** A project that was not made from a blueprint. */
const foreign: ProjectFiles = {
  'package.json': '{ "name": "x", "main": "src/App.tsx", "dependencies": {} }',
  'src/App.tsx': `import { Pressable, StyleSheet, Text, View } from 'react-native';

export default function App() {
  return (
    <View style={styles.page}>
      <Text style={styles.title}>Hoş geldiniz</Text>
      <Pressable onPress={() => {}} style={styles.button}>
        <Text style={{ color: '#ffffff' }}>Başla</Text>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: '#ffffff' },
  title: { color: '#111111', fontSize: 24 },
  button: { backgroundColor: '#ff0055' },
});
`,
};

describe('quick prompts', () => {
  it.each(quickPrompts.flatMap(({ id }) => languages.map((language) => [id, language] as const)))(
    '%s builds an app in %s, picked or typed',
    (id, language) => {
      const prompt = quickPrompts.find((quick) => quick.id === id)?.prompt[language] ?? '';
      const picked = apply(starter(language), prompt, { language, quickPromptId: id });
      expect(picked.files['src/App.tsx']).toContain('ErrorBoundary');
      expect(apply(starter(language), prompt, { language }).files).toEqual(picked.files);
    },
  );

  it('replaces the old app', () => {
    const files = { ...fillBlueprint('game', 'Eski', 'tr'), 'src/own.ts': 'export const own = 1;\n' };
    const next = apply(files, '', { quickPromptId: 'ecommerce' }).files;
    expect(next).toEqual(fillBlueprint('ecommerce', 'Bahçe', 'tr'));
  });

  it('is deterministic', () => {
    const input = {
      prompt: 'make me a todo app',
      language: 'en',
      projectName: 'A',
      files: starter('en'),
    } as const;
    expect(answerPrompt(input)).toEqual(answerPrompt(input));
  });
});

describe.each(blueprintIds)('simple changes of %s', (id) => {
  const files = fillBlueprint(id, 'Bahçe', 'tr');

  it.each([
    'ana rengi mor yap',
    'make the primary color #10b981',
    'uygulamanın rengini lacivert yap',
    'temayı sarı yap',
  ])('%s', (prompt) => {
    const { changed } = apply(files, prompt);
    expect(changed.map(({ path }) => path)).toEqual(['src/theme.ts']);
    const before = files['src/theme.ts']?.match(/primary: '(#\w+)'/g) ?? [];
    const after = changed[0]?.after?.match(/primary: '(#\w+)'/g) ?? [];
    expect(after).toHaveLength(2);
    expect(after).not.toEqual(before);
  });

  it.each(['arka planı açık mavi yap', 'make the background #FFF8E7'])('applies %s', (prompt) => {
    expect(apply(files, prompt).changed.map(({ path }) => path)).toEqual(['src/theme.ts']);
  });

  it.each([
    "'Ayarlar' yerine 'Seçenekler' yaz",
    'replace "Ayarlar" with "Seçenekler"',
    `"Ayarlar"'ı "Seçenekler" yap`,
  ])('%s', (prompt) => {
    const { files: next, changed } = apply(files, prompt);
    expect(changed.map(({ path }) => path)).toEqual(['src/strings.ts']);
    expect(next['src/strings.ts']).toContain("Settings: 'Seçenekler'");
  });

  it.each([
    ["uygulamanın adını Çiçek'li Bahçe yap", "Çiçek'li Bahçe"],
    ['rename the app to "My Garden"', 'My Garden'],
    ['change the title to Orchard', 'Orchard'],
    ['başlığı Gül Bahçesi olarak değiştir', 'Gül Bahçesi'],
  ])('%s', (prompt, name) => {
    const answer = answerPrompt({ prompt, language: 'tr', projectName: 'Bahçe', files });
    expect(answer.kind === 'apply' && answer.reply.projectName).toBe(name);
    const { files: next } = apply(files, prompt);
    expect(next['src/strings.ts']?.split(`appName: '${name.replaceAll("'", "\\'")}'`)).toHaveLength(3);
  });

  it.each([
    'bildirimler ekranı ekle',
    'add a contact screen',
    'bir yardım sayfası oluştur',
    'add a screen for recipes',
    'raporlar ekranı ekle',
  ])('%s', (prompt) => {
    const { files: next, changed } = apply(files, prompt);
    const added = changed.filter(({ kind }) => kind === 'created').map(({ path }) => path);
    expect(added).toHaveLength(1);
    const name = /(\w+)Screen\.tsx$/.exec(added[0] ?? '')?.[1];
    expect(next['src/navigation.tsx']).toContain(`component: ${name}Screen }`);
    expect(next['src/strings.ts']?.match(new RegExp(`\\b${name}: '`, 'g'))).toHaveLength(2);
    expect(talk(next, prompt)).toMatch(/zaten var/);
  });

  it('sets the dark, light and system theme', () => {
    const dark = apply(files, 'koyu temayı aç').files;
    expect(dark['src/settings.ts']).toContain("defaultScheme: SchemeChoice = 'dark'");
    expect(talk(dark, 'karanlık mod yap')).toMatch(/zaten koyu/);
    expect(apply(dark, 'turn off dark mode').files['src/settings.ts']).toContain("= 'light'");
    expect(apply(dark, 'tema cihaza göre olsun, koyu mod otomatik').files).toEqual(files);
  });

  it('improves in steps until nothing is left', () => {
    let current: ProjectFiles = files;
    const seen = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const answer = answerPrompt({
        prompt: 'uygulamayı iyileştir',
        language: 'tr',
        projectName: 'Bahçe',
        files: current,
      });
      if (answer.kind === 'talk') break;
      seen.add(answer.reply.changes.join());
      current = apply(current, 'uygulamayı iyileştir').files;
    }
    expect(seen.size).toBeGreaterThanOrEqual(2);
    expect(talk(current, 'uygulamayı iyileştir')).toMatch(/hepsi bu projede var/);
  });

  it('builds after several changes', () => {
    const prompts = [
      'ana rengi pembe yap',
      'profil ekranı ekle',
      'koyu tema yap',
      "'Ayarlar' yerine 'Tercihler' yaz",
      'uygulamayı iyileştir',
    ];
    let current: ProjectFiles = files;
    for (const prompt of prompts) {
      const answer = answerPrompt({ prompt, language: 'tr', projectName: 'Bahçe', files: current });
      if (answer.kind === 'apply') current = apply(current, prompt).files;
      else expect(prompt).toBe('profil ekranı ekle');
    }
    expect(current).not.toEqual(files);
  });
});

describe('simple changes of a starter', () => {
  it('changes the colours of both palettes', () => {
    const { files } = apply(starter('tr'), 'ana rengi yeşil yap');
    expect(files['src/App.tsx']).not.toContain("accent: '#c2410c'");
    expect(files['src/App.tsx']).not.toContain("accent: '#fb923c'");
  });

  it('changes name, texts and theme', () => {
    expect(apply(starter('tr'), 'uygulamanın adını Gül yap').files['src/App.tsx']).toContain(
      "projectName = 'Gül'",
    );
    const text = apply(starter('tr'), "'Başlamaya hazır' yerine 'Merhaba {dünya}' yaz").files['src/App.tsx'];
    expect(text).toContain('{"Merhaba {dünya}"}');
    const dark = apply(starter('tr'), 'karanlık mod').files['src/App.tsx'];
    expect(dark).toContain("palettes['dark']");
    expect(dark).not.toContain('useColorScheme');
  });

  it.each(['profil ekranı ekle', 'ayarlar ekranı ekle', 'add a profile screen'])(
    'grows for: %s',
    (prompt) => {
      expect(apply(starter('tr'), prompt).files['src/navigation.tsx']).toContain('SettingsScreen');
    },
  );
});

describe('simple changes of an unknown project', () => {
  it('changes the main colour, a text and the theme', () => {
    expect(apply(foreign, 'make the primary color purple').files['src/App.tsx']).not.toContain('#ff0055');
    expect(apply(foreign, "'Hoş geldiniz' yerine 'Merhaba' yaz").files['src/App.tsx']).toContain('>Merhaba<');
    const dark = apply(foreign, 'dark mode').files['src/App.tsx'];
    expect(dark).not.toContain("backgroundColor: '#ffffff'");
    expect(dark).toContain('#ff0055');
    expect(dark).toContain("<Text style={{ color: '#ffffff' }}>");
    expect(dark).not.toContain("color: '#111111'");
  });

  it('adds a tab, an error boundary and button labels', () => {
    const tabbed = apply(foreign, 'notlar ekranı ekle').files;
    expect(tabbed['src/App.tsx']).toContain('<TabbedApp main={MainApp} />');
    expect(talk(tabbed, 'add a help screen', 'en')).toMatch(/changed nothing/);
    const safe = apply(foreign, 'improve the app', { language: 'en' }).files;
    expect(safe['src/components/ErrorBoundary.tsx']).toContain('Something went wrong');
    expect(apply(safe, 'improve the app', { language: 'en' }).files['src/App.tsx']).toContain(
      '<Pressable role="button"',
    );
  });
});

describe('answers without changes', () => {
  it.each([
    ['bana bir hava durumu uygulaması yap', 'tr'],
    ['translate everything to Klingon', 'en'],
    ['', 'en'],
    ['şu hatayı düzelt', 'tr'],
  ] as const)('says so: %j', (prompt, language) => {
    const text = talk(starter(language), prompt, language);
    expect(text).toContain(language === 'tr' ? 'projeniz olduğu gibi duruyor' : 'your project is unchanged');
  });

  it.each(['merhaba', 'Thanks!'])('answers the greeting %s', (prompt) => {
    expect(talk(starter('tr'), prompt)).toMatch(/^Merhaba\. Uygulamalar kurar/);
  });

  it('asks for the screen, reports existing screens and names the closest app', () => {
    expect(talk(starter('tr'), 'yeni bir ekran ekle')).toMatch(/^Hangi ekranı/);
    const game = fillBlueprint('game', 'Bahçe', 'tr');
    expect(talk(game, 'bir 2048 oyunu yap')).toMatch(/zaten var/);
    const purple = apply(game, 'ana rengi mor yap').files;
    expect(talk(purple, 'ana rengi mor yap')).toMatch(/zaten bu renkte/);
    const snake = answerPrompt({
      prompt: 'make a snake game',
      language: 'en',
      projectName: 'A',
      files: starter('en'),
    });
    expect(snake.kind === 'apply' && snake.reply.explanation).toMatch(/comes closest to what you asked for/);
  });

  it('answers a black background with the dark theme', () => {
    expect(
      apply(fillBlueprint('game', 'Bahçe', 'tr'), 'arka planı siyah yap').changed.map(({ path }) => path),
    ).toEqual(['src/settings.ts']);
  });

  it('rejects screens that need more than a template', () => {
    expect(talk(starter('tr'), 'harita ekranı ekle')).toMatch(/^"harita" ekranını/);
  });

  it('reports texts that it did not find', () => {
    expect(talk(starter('tr'), "'yok böyle' yerine 'x' yaz")).toContain('"yok böyle"');
  });

  it('explains a project', () => {
    const text = talk(fillBlueprint('game', 'Bahçe', 'en'), 'explain this project', 'en');
    expect(text).toContain('Screens: Game, Home');
    expect(text).toContain('zustand');
  });
});
