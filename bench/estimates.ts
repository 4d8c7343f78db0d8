// Compares the estimate before a turn with what the turn used: docs/rules/turns.md#estimate. The turns are recorded from
// conversations about composed apps; the answers are their real changes, written as a model writes them.
import { applyReply, type ProjectFiles, starterFiles } from '@kilim/app-kit';
import { answerPrompt, specPath } from '@kilim/composer';
import { creditsForTokens, type Language } from '@kilim/contract';
import { buildPrompt } from '../apps/server/src/modules/ai/prompt/build-prompt.ts';
import { createSectionId } from '../apps/server/src/modules/ai/prompt/section-id.ts';
import { loadTokenCounter } from '../apps/server/src/modules/ai/prompt/token-count.ts';
import { expectTokens, type PastTurn } from '../apps/server/src/modules/ai/turns/expect-tokens.ts';
import { printTable } from './lib/table.ts';
import { writeTaggedAnswer } from './lib/write-tagged-answer.ts';

interface Conversation {
  readonly language: Language;
  readonly app: string;
  readonly prompts: readonly string[];
}

const conversations: readonly Conversation[] = [
  {
    language: 'tr',
    app: 'veresiye defteri',
    prompts: [
      'müşteriye adres ekle',
      'koyu tema olsun',
      'rengi mavi yap',
      'müşteriye doğum tarihi ekle',
      'uygulamanın adı Bakkal olsun',
      'takvim ekranı ekle',
    ],
  },
  {
    language: 'tr',
    app: 'kuaför randevu defteri',
    prompts: [
      'randevuya not ekle',
      'rengi mor yap',
      'müşteriye e-posta ekle',
      'rapor ekranı ekle',
      'randevuyu tarihe göre sırala',
      'koyu tema olsun',
    ],
  },
  {
    language: 'tr',
    app: 'harcama takibi',
    prompts: [
      'harcamaya not ekle',
      'grafik ekranı ekle',
      'rengi yeşil yap',
      'harcamaya yer ekle',
      'koyu tema olsun',
      'uygulamanın adı Cüzdan olsun',
    ],
  },
  {
    language: 'en',
    app: 'gym membership tracker',
    prompts: [
      'add a phone number to members',
      'make it dark',
      'change the colour to orange',
      'add a birthday field',
      'add a calendar screen',
      'call the app Iron House',
    ],
  },
  {
    language: 'en',
    app: 'recipe book',
    prompts: [
      'add a rating to recipes',
      'change the colour to red',
      'add a cooking time',
      'make it dark',
      'sort recipes by name',
      'call the app Grandma',
    ],
  },
  {
    language: 'en',
    app: 'shopping list',
    prompts: [
      'add a price',
      'add a store field',
      'change the colour to purple',
      'make it dark',
      'add a statistics screen',
      'call the app Basket',
    ],
  },
];

const count = await loadTokenCounter();
const tokenCap = 8_000;
const ratio = 0.01;
/** Turns of a conversation that only serve as earlier turns. */
const warmUp = 2;

interface Row {
  readonly prompt: string;
  readonly expected: number;
  readonly used: number;
}

function changed(
  files: ProjectFiles,
  prompt: string,
  language: Language,
): { files: ProjectFiles; prose: string } | null {
  const { answer } = answerPrompt({ prompt, language, projectName: 'App', files });
  if (answer.kind !== 'apply') return null;
  const applied = applyReply(files, answer.reply);
  return applied.ok
    ? { files: applied.files, prose: `${answer.reply.title}\n${answer.reply.explanation}` }
    : null;
}

const rows: Row[] = [];
const withoutDescription = (files: Record<string, string>): ProjectFiles =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path !== specPath));
for (const { language, app, prompts } of conversations) {
  let files: ProjectFiles | undefined = changed(
    starterFiles({ name: 'App', language }),
    app,
    language,
  )?.files;
  const past: PastTurn[] = [];
  for (const [at, prompt] of prompts.entries()) {
    const next = files && changed(files, prompt, language);
    if (!files || !next) continue;
    const shown = withoutDescription({ ...files });
    const built = buildPrompt(
      { sectionId: createSectionId(), prompt, language, projectName: 'App', files: shown, history: [] },
      count,
    );
    const promptTokens = built.tokens;
    const expected = expectTokens({ prompt, mode: 'build', promptTokens, tokenCap }, past);
    const text = writeTaggedAnswer(next.prose, shown, withoutDescription({ ...next.files }));
    const tokens = promptTokens + Math.min(tokenCap, count(text));
    if (at >= warmUp)
      rows.push({
        prompt,
        expected: creditsForTokens(expected, ratio),
        used: creditsForTokens(tokens, ratio),
      });
    past.unshift({ prompt, mode: 'build', tokens, promptTokens });
    files = next.files;
  }
}
const errorOf = ({ expected, used }: Row): number => (100 * (expected - used)) / used;
printTable(
  'Estimate and use, in credits',
  ['prompt', 'estimate', 'used', 'error'],
  rows.map((row) => [row.prompt, String(row.expected), String(row.used), `${errorOf(row).toFixed(0)} %`]),
);
const within = rows.filter((row) => Math.abs(errorOf(row)) <= 20).length;
console.log(`${within} of ${rows.length} within 20 %`);
