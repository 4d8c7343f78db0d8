import type { Language } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { inspectWithOxc } from '../../test/inspect-with-oxc.ts';
import { checkProject } from '../checks/check-project.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { applyReply, type ChangedFile } from '../reply/apply-reply.ts';
import { parseReply } from '../reply/parse-reply.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { changeSource } from './change-source.ts';
import { streamReply } from './stream-reply.ts';

const starter = (language: Language) => starterFiles({ name: 'Bahçe', language });

/** Applies the answer as the server does and expects a project that builds. */
function apply(
  files: ProjectFiles,
  prompt: string,
  { language = 'tr', quickPromptId }: { language?: Language; quickPromptId?: string } = {},
): { files: ProjectFiles; changed: readonly ChangedFile[] } {
  const answer = changeSource({ prompt, language, projectName: 'Bahçe', files, quickPromptId });
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
  const answer = changeSource({ prompt, language, projectName: 'Bahçe', files });
  return answer.kind === 'talk' ? answer.text : `applied: ${answer.reply.title}`;
}

/** A project that someone else wrote. */
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

describe('simple changes of a starter', () => {
  it.each([
    'ana rengi mor yap',
    'make the primary color #10b981',
    'uygulamanın rengini lacivert yap',
    'temayı sarı yap',
    'arka planı açık mavi yap',
    'make the background #FFF8E7',
  ])('changes colours for: %s', (prompt) => {
    expect(apply(starter('tr'), prompt).changed.map(({ path }) => path)).toEqual(['src/App.tsx']);
  });

  it.each([
    ["uygulamanın adını Çiçek'li Bahçe yap", "Çiçek'li Bahçe"],
    ['rename the app to "My Garden"', 'My Garden'],
    ['change the title to Orchard', 'Orchard'],
    ['başlığı Gül Bahçesi olarak değiştir', 'Gül Bahçesi'],
  ])('renames the app for: %s', (prompt, name) => {
    const answer = changeSource({ prompt, language: 'tr', projectName: 'Bahçe', files: starter('tr') });
    expect(answer.kind === 'apply' && answer.reply.projectName).toBe(name);
    const { files } = apply(starter('tr'), prompt);
    expect(files['src/App.tsx']).toContain(`projectName = '${name.replaceAll("'", "\\'")}'`);
  });

  it('builds after several changes', () => {
    const prompts = [
      'ana rengi pembe yap',
      'profil ekranı ekle',
      'koyu tema yap',
      "'Başlamaya hazır' yerine 'Hazır' yaz",
      'uygulamayı iyileştir',
    ];
    const files = prompts.reduce((current, prompt) => apply(current, prompt).files, starter('tr'));
    expect(files['src/screens/ProfileScreen.tsx']).toContain("{'Profil'}");
  });

  it('improves in steps until nothing is left, typed or picked', () => {
    const safe = apply(starter('tr'), 'uygulamayı iyileştir').files;
    expect(apply(starter('tr'), '', { quickPromptId: 'improve' }).files).toEqual(safe);
    expect(talk(safe, 'uygulamayı iyileştir')).toMatch(/hepsi bu projede var/);
  });

  it('is deterministic', () => {
    const prompt = 'make the primary color teal';
    const input = { prompt, language: 'en', projectName: 'A', files: starter('en') } as const;
    expect(changeSource(input)).toEqual(changeSource(input));
  });

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

  it('asks for the screen and reports what the project has already', () => {
    expect(talk(starter('tr'), 'yeni bir ekran ekle')).toMatch(/^Hangi ekranı/);
    const files = apply(starter('tr'), 'bildirimler ekranı ekle').files;
    expect(talk(files, 'bildirimler ekranı ekle')).toMatch(/zaten var/);
    const purple = apply(starter('tr'), 'ana rengi mor yap').files;
    expect(talk(purple, 'ana rengi mor yap')).toMatch(/zaten bu renkte/);
    const dark = apply(starter('tr'), 'koyu temayı aç').files;
    expect(talk(dark, 'karanlık mod yap')).toMatch(/zaten koyu/);
  });

  it('answers a black background with the dark theme', () => {
    const dark = apply(starter('tr'), 'koyu temayı aç').files;
    expect(apply(starter('tr'), 'arka planı siyah yap').files).toEqual(dark);
  });

  it('rejects screens that need more than a list', () => {
    expect(talk(starter('tr'), 'harita ekranı ekle')).toMatch(/^"harita" ekranını/);
  });

  it('reports texts that it did not find', () => {
    expect(talk(starter('tr'), "'yok böyle' yerine 'x' yaz")).toContain('"yok böyle"');
  });

  it('explains a project', () => {
    const files = apply(starter('en'), 'add a notes screen', { language: 'en' }).files;
    const text = talk(files, 'explain this project', 'en');
    expect(text).toContain('Screens: Notes');
    expect(text).toContain('react-native');
  });
});
