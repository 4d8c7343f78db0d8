import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { tr } from './tr/index.ts';

// Users read about their app, never about how the site is operated: docs/rules/texts.md#operator-words

/** Texts that only operators and administrators see, and names that are not about AI. */
const operatorTexts = [
  /^admin/,
  // Sign-in and payment providers are services that the user has chosen.
  /^security\./,
  /^securityLog\./,
  /^identity\.provider$/,
  /^errors\.(?:user_|oauth|payment_provider_unreachable)/,
  // The services whose key users can add, by their names.
  /^ownKey\.serviceName\./,
  // Imported projects can contain a file of that name.
  /^files\./,
  /^legal\./,
  // What users create at their Git host is called a token there.
  /^git\./,
  /^errors\.git_/,
];

const operatorWords: readonly RegExp[] = [
  /open ?ai/i,
  /\bapi[ -]?(?:key|anahtar)/i,
  /\b(?:AI|OPENAI|SMTP|PREVIEW|ADMIN|PUBLIC|INITIAL)_[A-Z_]+\b/,
  /(?:^|[\s"'(])\.env\b/i,
  /environment variable|ortam değişken/i,
  /sunucu yapılandır|server configuration|bu kurulum|this installation/i,
  /\bprovider|sağlayıcı/i,
  /\b(?:gpt|claude|gemini|llama|mistral|kilim-builtin)\b/i,
  /model bağla|connect a model/i,
  /\btokens?\b/i,
  /e-posta sunucusu|mail server/i,
];

function listTexts(node: object, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : listTexts(value as object, `${prefix}${key}.`),
  );
}

function findOperatorWords(texts: readonly (readonly [string, string])[]): string[] {
  return texts
    .filter(([key]) => !operatorTexts.some((pattern) => pattern.test(key)))
    .filter(([, text]) => operatorWords.some((pattern) => pattern.test(text.replace(/\{\{.*?\}\}/g, ''))))
    .map(([key, text]) => `${key}: ${text}`);
}

describe.each([
  ['tr', tr],
  ['en', en],
])('the texts for customers in %s', (_, catalogue) => {
  it('contain no words of operators', () => {
    expect(findOperatorWords(listTexts(catalogue))).toEqual([]);
  });
});

it.each([
  'OpenAI API key yapılandırılmamış',
  'Set AI_MODEL in your .env file',
  'sunucu yapılandırması eksik',
  'This needs an environment variable.',
  'The provider gpt-4 failed.',
  'Her yanıt okuduğu token kadar kredi harcar.',
  'E-posta sunucusu tanımlı değil.',
])('finds %s', (text) => {
  expect(findOperatorWords([['errors.x', text]])).toHaveLength(1);
  expect(findOperatorWords([['admin.x', text]])).toEqual([]);
});
