import { findStem, foldText } from './fold-text.ts';

export type IntentName = 'create_new' | 'fix_bug' | 'optimize' | 'explain' | 'modify_existing';

export interface Intent {
  readonly name: IntentName;
  readonly confidence: number;
}

const explainStems = [
  'acikla',
  'anlat',
  'nedir',
  'nasil calis',
  'ne ise yar',
  'ne yapiyor',
  'neler var',
  'ozetle',
  'explain',
  'describe',
  'what does',
  'what is',
  'how does',
  'summarize',
  'summarise',
];
const fixStems = [
  'hata',
  'duzelt',
  'calismiyor',
  'bozuk',
  'cokuyor',
  'acilmiyor',
  'sorun',
  'fix',
  'bug',
  'error',
  'crash',
  'broken',
  'does not work',
  "doesn't work",
  'not working',
];
const optimizeStems = [
  'iyilestir',
  'gelistirmeler',
  'optimize',
  'hizlandir',
  'performans',
  'guzellestir',
  'daha iyi',
  'improve',
  'performance',
  'faster',
  'better',
  'polish',
  'refactor',
  'clean up',
];
const createStems = [
  'olustur',
  'uygulamasi yap',
  'uygulama yap',
  'oyunu yap',
  'oyun yap',
  'uygulamasi istiyorum',
  'uygulama istiyorum',
  'uygulamasi gelistir',
  'uygulama gelistir',
  'tasarla',
  'hazirla',
  'sifirdan',
  'yeni proje',
  'create',
  'build',
  'make me',
  'make a',
  'make an',
  'new app',
  'new project',
  'from scratch',
  'sitesi yap',
  'sitesi istiyorum',
  'listesi yap',
  'i want a',
  'i need a',
  'design',
];

const intents: readonly (Intent & { readonly stems: readonly string[] })[] = [
  { name: 'explain', confidence: 0.9, stems: explainStems },
  { name: 'fix_bug', confidence: 0.8, stems: fixStems },
  { name: 'optimize', confidence: 0.8, stems: optimizeStems },
  { name: 'create_new', confidence: 0.9, stems: createStems },
];

/**
 * The intent of a prompt by Turkish and English keywords, with its confidence: docs/rules/builtin-provider.md#intents.
 * The first keyword in the text decides: `build an app: … error states` creates an app.
 */
export function detectIntent(prompt: string): Intent {
  const folded = foldText(prompt);
  const found = intents
    .map(({ name, confidence, stems }) => ({ name, confidence, at: findStem(folded, stems) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at)[0];
  if (found === undefined) return { name: 'modify_existing', confidence: 0.7 };
  return { name: found.name, confidence: found.confidence };
}
