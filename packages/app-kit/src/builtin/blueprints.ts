import type { Language } from '@kilim/contract';
import type { ProjectFiles } from '../project/project-files.ts';
import { slugify } from '../project/slugify.ts';
import { currentSdk } from '../sdk-table.ts';
import { quoteText } from '../starter/starter-app.ts';
import { blueprintSources } from './blueprints.generated.ts';
import { foldText, hasStem } from './fold-text.ts';

/** A built-in app; `basic` replaces a starter when a screen is added to it. */
export type BlueprintId = 'full-app' | 'ecommerce' | 'social' | 'game' | 'backend' | 'basic';

const stems: Readonly<Record<Exclude<BlueprintId, 'basic'>, readonly string[]>> = {
  ecommerce: [
    'e-ticaret',
    'eticaret',
    'e ticaret',
    'alisveris',
    'magaza',
    'market',
    'sepet',
    'urun',
    'satis',
    'e-commerce',
    'ecommerce',
    'shop',
    'store',
    'cart',
    'product',
    'sell',
  ],
  social: [
    'sosyal',
    'paylasim',
    'topluluk',
    'instagram',
    'twitter',
    'facebook',
    'akis',
    'blog',
    'social',
    'community',
    'feed',
    'post sharing',
    'photo sharing',
  ],
  game: ['oyun', '2048', 'bulmaca', 'game', 'puzzle', 'arcade'],
  backend: [
    'backend',
    'sunucu',
    'api',
    'giris',
    'servis',
    'saha',
    'is emri',
    'is takib',
    'talep',
    'ariza',
    'server',
    'rest',
    'login',
    'sign in',
    'field service',
    'work order',
    'ticket',
    'job tracker',
  ],
  'full-app': [
    'aliskanlik',
    'gorev',
    'yapilacak',
    'planlayici',
    'planlama',
    'ajanda',
    'hatirlatici',
    'takip',
    'verimlilik',
    'habit',
    'task',
    'todo',
    'to-do',
    'to do',
    'planner',
    'tracker',
    'productivity',
    'routine',
    'checklist',
    'full app',
    'tam uygulama',
    'eksiksiz',
  ],
};

/** The blueprint of a prompt: the first, in this order, whose keywords occur in it. */
export function findBlueprint(prompt: string): BlueprintId | undefined {
  const folded = foldText(prompt);
  return (Object.keys(stems) as (keyof typeof stems)[]).find((id) => hasStem(folded, stems[id]));
}

function findPackages(files: ProjectFiles): string[] {
  const code = Object.values(files).join('\n');
  return Object.keys(currentSdk.packages).filter((name) => code.includes(`from '${name}'`));
}

// react-native-screens is not imported by apps, because the native stack imports it.
const silentPackages = ['react', 'react-native', 'react-native-screens'];

function writeManifest(files: ProjectFiles, projectName: string): string {
  const names = [...new Set([...silentPackages, ...findPackages(files)])].sort();
  const manifest = {
    name: slugify(projectName),
    version: '1.0.0',
    main: 'src/App.tsx',
    dependencies: Object.fromEntries(names.map((name) => [name, currentSdk.packages[name]?.version ?? '*'])),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Files of a blueprint with the given name and default language. */
export function fillBlueprint(id: BlueprintId, projectName: string, language: Language): ProjectFiles {
  const sources = { ...blueprintSources.shared, ...blueprintSources[id] };
  const files: Record<string, string> = {};
  for (const path of Object.keys(sources).sort()) {
    files[path] = (sources[path] ?? '')
      .replaceAll("'__APP_NAME__'", () => quoteText(projectName))
      .replace("defaultLanguage: Language = 'tr'", `defaultLanguage: Language = '${language}'`);
  }
  return { 'package.json': writeManifest(files, projectName), ...files };
}
