import type { Language } from '@kilim/contract';
import { foldText } from '../builtin/fold-text.ts';
import { nameInEnglish } from './name/english-name.ts';
import { toTitle } from './name/title-case.ts';
import { nameInTurkish } from './name/turkish-name.ts';

/** Characters of a name: docs/rules/projects.md#name-from-a-prompt */
export const suggestedNameMaximum = 40;
/** Characters of the prompt that are read: the app is named in its first sentences. */
const readMaximum = 600;

const unnamed: Readonly<Record<Language, string>> = { tr: 'Yeni Uygulama', en: 'New App' };

const turkishWords =
  /\b(?:bir|bi|bana|tane|icin|uygulama\w*|yap\w*|olustur\w*|istiyorum|takip|olan|ve|ile|oyunu|oyun|lazim|eden|takibi|defteri)\b/g;
const englishWords =
  /\b(?:a|an|the|app|for|to|my|me|with|that|build|create|make|want|need|track|tracker|of|and|game|i|our)\b/g;

/** The language that a prompt is written in; `fallback` when nothing decides. */
function detectLanguage(text: string, fallback: Language): Language {
  const folded = foldText(text);
  const turkish = (folded.match(turkishWords)?.length ?? 0) + (/[ığşİçöü]/u.test(text) ? 1 : 0);
  const english = folded.match(englishWords)?.length ?? 0;
  if (turkish === english) return fallback;
  return turkish > english ? 'tr' : 'en';
}

const quoted = '["“”„«»\'‘’]';
const ownNames = [
  new RegExp(`${quoted}([^"“”„«»\\n]{2,60}?)${quoted}\\s+(?:ad[ıi]nda|adl[ıi]|isimli|isminde)`, 'iu'),
  new RegExp(`(?:called|named|titled)\\s+${quoted}([^"“”„«»\\n]{2,60}?)${quoted}`, 'iu'),
  /(?:called|named|titled)\s+((?:[\p{Lu}][\p{L}\p{N}&'-]*)(?:\s+[\p{Lu}][\p{L}\p{N}&'-]*){0,3})/u,
  new RegExp(
    `\\b(?:ad[ıi]|ismi)\\s+${quoted}?([\\p{L}\\p{N}][\\p{L}\\p{N} '-]{1,40}?)${quoted}?\\s+olsun`,
    'iu',
  ),
  /((?:\p{Lu}[\p{L}\p{N}'-]*\s+){1,3})(?:ad[ıi]nda|adl[ıi]|isimli)/u,
];

function findOwnName(text: string): string | undefined {
  for (const pattern of ownNames) {
    const name = pattern.exec(text)?.[1]?.trim();
    if (name !== undefined && name !== '') return name;
  }
  return undefined;
}

/** The text without tags, addresses, markup and pictures. */
function cleanText(prompt: string): string {
  return (
    prompt
      .slice(0, readMaximum)
      .normalize('NFC')
      .replace(/<(?:script|style)\b[^]*?<\/(?:script|style)>|<[^>]{0,200}>/giu, ' ')
      .replace(/https?:\S+/gu, ' ')
      // Two words that a name would lose as `to` and a verb.
      .replace(/\bto[ -]do(?=\s+(?:app|application|list|manager)\b)/giu, 'todo')
      .replace(/[\p{Cc}\p{Cf}]/gu, (control) => (control === '\n' ? '\n' : ''))
      .replace(/[#*_`~|>[\]{}<()=\\]|\p{Extended_Pictographic}/gu, ' ')
  );
}

function shorten(name: string): string {
  let short = '';
  for (const word of name.split(' ')) {
    const longer = short === '' ? word : `${short} ${word}`;
    if (longer.length > suggestedNameMaximum) break;
    short = longer;
  }
  return short === '' ? [...name].slice(0, suggestedNameMaximum).join('') : short;
}

function toWords(sentence: string, language: Language): string[] {
  // A sentence in capitals is read in lower case; single words such as TV stay.
  const isLoud = sentence.length > 6 && sentence === sentence.toLocaleUpperCase(language);
  return (isLoud ? sentence.toLocaleLowerCase(language) : sentence)
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N},+]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/**
 * What to call the app that a prompt asks for, in the prompt's language: `Bana bir su takip uygulaması yap` → `Su Takibi`.
 * Never empty; at most 40 characters.
 */
export function nameFromPrompt(prompt: string, fallback: Language): string {
  const text = cleanText(prompt);
  const language = detectLanguage(text, fallback);
  const own = findOwnName(text);
  if (own !== undefined) return shorten(toTitle(toWords(own, language), language));
  for (const sentence of text.split(/[.!?;:\n]+(?=\s|$)/u).slice(0, 4)) {
    const words = toWords(sentence, language);
    const named = language === 'tr' ? nameInTurkish(words) : nameInEnglish(words);
    const name = shorten(toTitle(named.slice(0, 5), language)).replace(/[,\s-]+$/u, '');
    if (/\p{L}{2}/u.test(name)) return name;
  }
  return unnamed[language];
}
