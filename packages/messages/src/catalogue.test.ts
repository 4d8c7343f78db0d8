import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { tr } from './tr/index.ts';
import { createTranslator } from './translator.ts';

/** All texts by dotted key. */
function listTexts(node: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of listTexts(value as object, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const paramsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ''))].sort();

type Texts = ReadonlyMap<string, string>;

/** Keys whose text is missing or blank in one of the languages. */
function findMissing(one: Texts, other: Texts): string[] {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys].filter((key) => !one.get(key)?.trim() || !other.get(key)?.trim());
}

/** Keys whose texts use different placeholders; the singular may omit `count`. */
function findUnequalParams(one: Texts, other: Texts): string[] {
  const named = (key: string, text = ''): string =>
    paramsOf(text)
      .filter((name) => !(key.endsWith('_one') && name === 'count'))
      .join();
  return [...one]
    .filter(([key, text]) => named(key, text) !== named(key, other.get(key)))
    .map(([key]) => key);
}

/** Texts whose number is never one: limits, sizes of payments and thresholds that are constants or at least a few. */
const neverOne = new Set([
  'adminAi.check.passed',
  'chat.changeTooExpensive',
  'chat.creditsNeeded',
  'chat.estimateLong',
  'chat.questionsOnly',
  'chat.tooLong',
  'checkout.result.paid',
  'contact.form.full',
  'dashboard.tags.full',
  'errors.ai_provider_timeout',
  'errors.image_too_large',
  'errors.trash_limit_reached',
  'mail.securityAlert.account-failures',
  'mail.securityAlert.network-failures',
  'mail.securityAlert.new-devices',
  'mail.securityAlert.data-exports',
  'adminSecurity.alerts.account-failures',
  'adminSecurity.alerts.network-failures',
  'adminSecurity.alerts.new-devices',
  'adminSecurity.alerts.data-exports',
  'pricing.calculator.tokens',
  'pricing.calculator.tokensAtMost',
  'pricing.compare.welcomeCredits',
  'pricing.credits.conversation',
  'pricing.credits.text',
  'showcase.credits.firstApp',
  'showcase.credits.welcome',
  'start.credits.neededTitle',
  'start.credits.verifyShort',
  'studio.tree.deletionsDropped',
]);

const nouns =
  'credits|files|folders|lines|projects|messages|answers|errors|warnings|pieces|pixels|characters|tags|models|features|seconds|minutes|requests|logins|attempts|alerts|receipts|problems|people|conversations|versions|failed';

/** Keys of texts with a number and a plural that have no form for one, such as "1 projects". */
function findPluralsOnly(texts: Texts): string[] {
  const plural = new RegExp(`\\{\\{\\w+\\}\\} (?:more |open |new )?(?:${nouns})\\b`);
  return [...texts]
    .filter(
      ([key, text]) =>
        plural.test(text.replaceAll('{{siteName}}', '')) && !key.endsWith('_one') && !neverOne.has(key),
    )
    .map(([key]) => key)
    .filter((key) => !texts.has(`${key.replace(/_other$/, '')}_one`));
}

describe('the catalogues', () => {
  const [turkish, english] = [listTexts(tr), listTexts(en)];

  it('have the same keys and no empty text', () => {
    expect(findMissing(turkish, english)).toEqual([]);
  });

  it('use the same placeholders in both languages', () => {
    expect(findUnequalParams(turkish, english)).toEqual([]);
  });
});

describe('English numbers', () => {
  it('have a form for one', () => {
    expect(findPluralsOnly(listTexts(en))).toEqual([]);
  });

  it('are found without one', () => {
    const texts = new Map([
      ['a', 'Up to {{count}} projects'],
      ['b_one', '{{count}} file'],
      ['b_other', '{{count}} files'],
      ['c_one', '{{amount}} credit left'],
      ['c', '{{amount}} credits left'],
      ['d_other', '{{count}} new messages'],
      ['e', '{{name}} was deleted'],
    ]);
    expect(findPluralsOnly(texts)).toEqual(['a', 'd_other']);
  });

  it('are written with the form of their number', () => {
    const translate = createTranslator('en', en);
    expect(translate('credits.low.text', { count: 1, amount: '1' })).toMatch(/^You have 1 credit left/);
    expect(translate('credits.low.text', { count: 9, amount: '9' })).toMatch(/^You have 9 credits left/);
    expect(translate('pricing.plans.projects', { count: 1, limit: '1' })).toBe('Up to 1 project');
  });
});

describe('the comparison', () => {
  const both = new Map([['a.b', 'Merhaba {{name}}']]);

  it.each([
    ['finds a missing key', new Map(), ['a.b']],
    ['finds a blank text', new Map([['a.b', '  ']]), ['a.b']],
    ['finds an extra key', new Map([...both, ['a.c', 'x']]), ['a.c']],
    ['accepts equal catalogues', both, []],
  ] as const)('%s', (_name, other, found) => expect(findMissing(both, other)).toEqual(found));

  it.each([
    ['finds a different placeholder', 'Hello {{person}}', ['a.b']],
    ['finds a missing placeholder', 'Hello', ['a.b']],
    ['accepts a placeholder at another position', '{{name}}, hello', []],
  ] as const)('%s', (_name, text, found) =>
    expect(findUnequalParams(both, new Map([['a.b', text]]))).toEqual(found),
  );

  it('requires count in the plural only', () => {
    const texts = (one: string, other: string) => new Map(Object.entries({ n_one: one, n_other: other }));
    const counted = texts('{{count}} dosya', '{{count}} dosya');
    expect(findUnequalParams(counted, texts('One file', '{{count}} files'))).toEqual([]);
    expect(findUnequalParams(counted, texts('One file', 'Files'))).toEqual(['n_other']);
  });
});
