import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { OperationError } from '../apply-operation.ts';
import { withDependents } from '../changes/remove-dependents.ts';
import { isFunctionWord } from '../loose/loose-words.ts';
import type { Operation } from '../operation.ts';
import { hesitates, saysRemoval, saysToKeep } from '../says-removal.ts';
import { complains, screenWord, staysOtherwise, undoes } from '../verbs.ts';
import { type FieldTarget, labelsIn, wordsIn } from './labels-in-text.ts';
import { saysOtherWish } from './other-wish.ts';
import { isSameWord } from './word-forms.ts';

const leavesOutTurkish = [
  '(?:gerek|ihtiyac\\w*|luzum|lazim) (?:yok\\w*|kalmadi|degil)',
  '(?:sor|yaz|gir|tut|iste)m[ae]y[ae]l[iu]m',
  '(?:dur|gorun|gozuk|goster|gosteril|bulun|yer al)m[ae]s[iu]n',
  'part (?:(?:alani|kismi|bolumu|yeri) )?(?:hic )?olmas[iu]n',
  // "hiç doldurmuyoruz", "kimse bakmıyor".
  '(?:doldur|kullan|bak|ilgilen|sor|tut)m[iu]yo\\w*',
  '(?:isime|isimize|ise) yaram\\w+|olmasa (?:da )?olur|d[uü][sş] (?:onu|bunu|sunu)|(?:onu|bunu|sunu) d[uü][sş]|bosuna (?:dur|yer)\\w*|yok artik|artik yok|fazlalik\\w*|bosver\\w*|(?:yok|iptal) (?:et|ed)(?:in|elim|iver\\w*|sene)?|iptal(?= ?[.!]*$)|ucsun|ucur(?:un|alim|sana)?',
];
const leavesOutEnglish = [
  '(?:out|off|away|be gone) with (?:it|that|them|those)|(?:nobody|no one|noone) (?:even |really )?has (?:an? |any )?part',
  '(?:dont|don t|do not|never|stop) ask(?:ing)? (?:(?:for|the|them|people|my|our|\\w+) ){0,3}part',
  '(?:no more|stop asking(?: for)?|stop recording) (?!than\\b)\\w+',
  'should ?n[o ]?t be (?:there|here|on it|in there|asked|shown)',
  'comot (?:that |the |this |am )?part',
  '(?:is|are|was|were)? ?(?:not|nt|n t|no longer) (?:really )?(?:needed|necessary|used|relevant)',
  'no longer (?:required|asked)|(?:not|nt|n t) required (?:any ?more|now|these days)',
  '(?:drop|remove|delete|lose|bin|scrap|ditch|kill|axe|cut) (?:it|that|this|them|those)(?: one| ones)?',
  'take (?:it|that|this|them) (?:off|out|away)|leave (?:it|that|this) (?:off|out)|(?:do away with|get shot of|leave (?:off|out)|cut out|axe|not (?:to )?(?:record|ask for|write|fill in)) (?:the |that |this )?part',
  // "we never fill in the wind".
  '(?:nobody|no one|noone|(?:dont|don t|do not|doesnt|never|no longer|stopped))(?: (?:even|ever|really|actually))? (?:uses?|using|fills?|filling|bothers?|bothering|record(?:s|ing)?|track(?:s|ing)?|looks? at|cares? about|do|does|doing) (?:it |the |that |in |with )*part',
  '(?:pointless|useless|redundant|unnecessary|a waste)',
  '(?:can|could|should|must|may|has to|have to|needs to) (?:just )?(?:be (?:dropped|removed|deleted|cut|scrapped|hidden|taken (?:off|out))|go|disappear)',
];
/** Ways to say that a part is not wanted which are no commands: "yazmaya gerek yok", "we never look at it". */
const leavesOut = new RegExp(`\\b(?:${[...leavesOutTurkish, ...leavesOutEnglish].join('|')})(?!\\w)`);

/** "şişe boyunu at": what stands before is thrown away. */
const throwsAway = /(?<=[iu] )at(?:in|iniz|alim|iver\w*|sana)?\b/;

/** "can you delete it", "çıkarabilir misiniz": a command in the form of a question. */
const asksToRemove =
  /\b(?:kaldir|sil|cikar|cikart)\w*? ?m[iu]s[iu]n(?:[iu]z)?\b|\b(?:remove|delete|drop|lose|ditch|scrap|bin|get rid of) (?:it|that|this|them|those)\b|^(?:(?:hi|hello|hey|please|also|and|so|ok) )*(?:can|could|would|will) (?:you|u|we) (?:please |pls |just )?(?:remove|delete|drop|take|get rid|lose|hide|leave (?:off|out)|scrap|ditch|axe|cut)\b/;

const asks =
  /\?|\w+[iu]r ?m[iu]\b|^(?:if|when|once|why|what|how|where|when|who|can|could|does|do(?! away)|is|are|will|neden|niye|nasil|nerede)\b/;

/** "telefonu boş bırakamasınlar": a value has to be given. */
const leavesEmpty = /\bbos (?:(?:birak|gec)\w*|kal(?:mas|ama)\w*)|\bleave \w+ (?:empty|blank)\b/;

/** "staff may not delete jobs", "only admins can remove it": who may do something is no command. */
const allows =
  /\b(?!you|u|we|i)[a-z]+ (?:may|can|cant|cannot|must|should|could|shall)(?: ?n[o ]?t)?(?: \w+)? (?:delete|remove|hide|drop)\b|\b(?:sil|kaldir|cikar)[ae]m[ae]\w*\b/;

/** "memlekete göre ayrı çıksın": shown in another way. */
const showsApart = /\bgore\b|\b(?:ayri|yukari\w*|uste|ustte|basa|basta|one|ekran\w*|liste\w*|hemen) c[iu]k/;

const shortestPart = 4;

/** "çıkarıyor" tells what happens, "silinince" when something else does. */
const goesOn =
  /\b(?:cikar|sil|kaldir)\w*(?:[iu]yo\w*|[dt][iu]\w{0,3}|[iu]nc[ae]|[dt][iu]g[iu]nd[ae]|[iu]rs[ae]\w?)\b/;

/** The folded text without the labels that it names: "drop date" asks for no removal. */
function withoutLabels(written: string, spec: AppSpec): string {
  const words = fold(written)
    .replaceAll("'", '')
    .split(/(?<![\p{L}\p{N}-])(?=[\p{L}\p{N}])/u);
  const named = labelsIn(written, spec);
  // Words with a hyphen are one word in both.
  if (words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length !== wordsIn(written).length)
    return fold(written).replaceAll("'", '');
  const first = words.findIndex((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .map((word, at) =>
      named.some(({ from, to }) => at - first >= from && at - first < to)
        ? `part${/[^\p{L}\p{N}]*$/u.exec(word)?.[0] ?? ''}`
        : word,
    )
    .join('');
}

/** Whether a message says of a part that it shall go, and not only when, by whom or how: complaints and other wishes may stand beside it. */
export const saysThatGoes = (written: string, spec: AppSpec): boolean =>
  sentenceGoes(written, spec) || written.split(/[.!;\n]+\s/).some((sentence) => sentenceGoes(sentence, spec));

function sentenceGoes(written: string, spec: AppSpec): boolean {
  const text = withoutLabels(written, spec);
  const isThrown = spec.language === 'tr' && throwsAway.test(fold(written));
  if (!saysRemoval(text) && !leavesOut.test(text) && !isThrown) return false;
  const isOtherwise =
    saysToKeep(text) ||
    hesitates(text) ||
    undoes.test(` ${wordsIn(text).join(' ')} `) ||
    staysOtherwise.test(text) ||
    showsApart.test(text) ||
    allows.test(fold(written)) ||
    leavesEmpty.test(fold(written)) ||
    goesOn.test(text);
  return !isOtherwise && (!asks.test(text) || asksToRemove.test(text));
}

/** Whether a message says only that something shall go. */
function onlyRemoves(written: string, spec: AppSpec): boolean {
  if (!saysThatGoes(written, spec)) return false;
  const text = withoutLabels(written, spec);
  const padded = ` ${wordsIn(text).join(' ')} `;
  if (
    complains.test(padded) ||
    saysOtherWish(text, spec.language) ||
    screenWord.test(padded) ||
    /\d/.test(text)
  )
    return false;
  // Values of a choice are taken away elsewhere.
  const labels = new Set(spec.entities.flatMap(({ fields }) => fields.map(({ label }) => fold(label))));
  const words = wordsIn(written);
  return !spec.entities.some(({ fields }) =>
    fields.some(({ options = [] }) =>
      options.some(({ label }) => {
        const own = wordsIn(label);
        return (
          !labels.has(fold(label)) &&
          words.some((_, at) => own.every((word, each) => isSameWord(words[at + each] ?? '', word)))
        );
      }),
    ),
  );
}

/** The removal of fields with all that only they make possible; undefined if the app needs one of them. */
function removalOf(
  fields: readonly FieldTarget[],
  written: string,
  spec: AppSpec,
): readonly Operation[] | undefined {
  try {
    return withDependents(
      spec,
      fields.map(({ entity, field }) => ({ kind: 'removeField', entity: entity.id, field: field.id })),
      written,
    );
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return undefined;
  }
}

const turkishRemoval = /^(?:(?:sil|kaldir|cikar)\w*|olmas[iu]n|at(?:in|iniz|alim|iver\w*)?|gereksiz\w*)$/;

/** The words up to the verb: "adres silinsin elden teslim ediyoruz" says behind it why. */
function beforeReason(
  words: readonly string[],
  from: number,
  language: AppSpec['language'],
): readonly string[] {
  const verb =
    language === 'tr' ? words.findIndex((word, at) => at >= from && turkishRemoval.test(word)) : -1;
  return verb < 0 ? words : words.slice(0, verb + 1);
}

/**
 * What a message asks for that says of one part by its own label that it shall go, and nothing else: "garantiye hiç bakmıyoruz
 * kaldır onu". Undefined for any other message.
 */
export function exactRemoval(written: string, spec: AppSpec): readonly Operation[] | undefined {
  if (!onlyRemoves(written, spec)) return undefined;
  const [only, ...others] = labelsIn(written, spec);
  if (only === undefined || others.some(({ label }) => label !== only.label)) return undefined;
  // "favorileri kaldır" is the screen "Favoriler".
  const namedWords = wordsIn(written).slice(only.from, only.to).join(' ');
  const isScreen = spec.screens.some(
    ({ place, title }) =>
      place === 'main' && fold(title) !== fold(only.label) && namedWords.startsWith(wordsIn(title).join(' ')),
  );
  if (isScreen) return undefined;
  // "imza ve açıklama kısmını kaldırın": a word of another label is meant as well.
  const own = new Set(labelsIn(written, spec).flatMap(({ from, to }) => wordsIn(written).slice(from, to)));
  const beside = beforeReason(wordsIn(written), only.to, spec.language).filter((word) => !own.has(word));
  if (namedByWords(beside, spec) !== 'none') return undefined;
  // "müşterideki notu çıkar": the rows that are named have the part.
  const owners = only.fields.filter(({ entity }) =>
    wordsIn(entity.one).every((name) => beside.some((word) => isSameWord(word.replace(/ki$/, ''), name))),
  );
  const first = owners[0] ?? only.fields[0];
  return first && removalOf([first], only.label, spec);
}

/** The field that single words name, if only one label has them. */
function namedByWords(words: readonly string[], spec: AppSpec): FieldTarget | 'none' | 'several' {
  const fields = spec.entities.flatMap((entity) =>
    entity.fields.map((field): FieldTarget => ({ kind: 'field', entity, field })),
  );
  const found = new Set<FieldTarget>();
  for (const word of words) {
    if (word.length < shortestPart || isFunctionWord(word, spec.language) || saysRemoval(word)) continue;
    const [only, ...others] = fields.filter(({ field }) =>
      wordsIn(field.label).some((own) => own.length >= shortestPart && isSameWord(word, own)),
    );
    if (others.length > 0) return 'several';
    if (only !== undefined) found.add(only);
  }
  const [only, ...others] = found;
  if (only === undefined) return 'none';
  return others.length > 0 ? 'several' : only;
}

/**
 * The same for a message that names only a word of a label, if no other label has this word: "plaka" for "Araç plakası". Such a
 * word may stand for something else, so this is only asked where nothing better was found.
 */
export function partialRemoval(written: string, spec: AppSpec): readonly Operation[] | undefined {
  if (!onlyRemoves(written, spec) || labelsIn(written, spec).length > 0) return undefined;
  const named = namedByWords(wordsIn(written), spec);
  return named === 'none' || named === 'several' ? undefined : removalOf([named], named.field.label, spec);
}
