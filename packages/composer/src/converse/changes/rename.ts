import { lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { pluralEnglish, singularEnglish } from '../../language/inflect-english.ts';
import { pluralTurkish } from '../../language/inflect-turkish.ts';
import type { FollowUp, Target } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { appWord } from '../verbs.ts';
import { operations, type ReadChange } from './change.ts';

const nameLimit = 60;

const clean = (text: string): string =>
  text
    .replaceAll(/^[\s"'“”‘’]+|[\s"'“”‘’.,;!]+$/g, '')
    .trim()
    .slice(0, nameLimit);

// Turkish: "adı X olsun", "adını X yap", "ismini X olarak değiştir". English: "call it X", "rename the app to X".
const appNamePatterns = [
  /\b(?:ad[ıi]|ismi|ad[ıi]n[ıi]|ismini)\s+(.+?)\s+(?:olsun|yap\w*|koy\w*|olarak\s+de[ğg]i[şs]tir\w*)\s*[.!]?$/iu,
  /\b(?:rename|change)\s+(?:the\s+|this\s+|my\s+)?(?:app|application|name|it)(?:\s+name)?\s+(?:to|into)\s+(.+?)\s*[.!]?$/iu,
  /\b(?:call|name)\s+(?:it|the app|this app|my app)\s+(.+?)\s*[.!]?$/iu,
  /\b(?:app|its)\s+name\s+(?:should be|to be|is|must be)\s+(.+?)\s*[.!]?$/iu,
  /\bname\s+(?:should be|to)\s+(.+?)\s*[.!]?$/iu,
];

/** "ücretin adını": the name of a part, not of the app. */
const ownedName = /\p{L}{2,}[ıiuü]n\s+(?:ad[ıi]|ismi)/iu;

/** Words for "name", which can also be the label of a field. */
const nameWords = /^(?:ad\w{0,3}|isim|ismi\w*|name|title|call)$/;

/** The app's new name. */
export const readName: ReadChange = ({ reading, spec, targets, quoted, has }) => {
  const found = appNamePatterns
    .map((pattern) => pattern.exec(reading.text)?.[1])
    .find((match) => match !== undefined);
  if (found === undefined) return undefined;
  // Words of the new name are no parts of the app.
  const end = reading.text.lastIndexOf(found);
  const mentionsPart = targets.some(
    ({ target, range }) =>
      target.kind !== 'option' &&
      (reading.words[range.from]?.start ?? 0) < end &&
      !nameWords.test(reading.folded(range.from)),
  );
  if (!has(appWord) && (mentionsPart || ownedName.test(reading.text))) return undefined;
  const name = clean(quoted[0] ?? found);
  return name === '' || name === spec.name ? undefined : operations({ kind: 'setName', name });
};

// "X yerine Y yaz/olsun", "X adını Y yap", "X'i Y olarak değiştir", "rename X to Y", "call X Y", "change X to Y".
const partPatterns = [
  /^(.+?)\s+yerine\s+(.+?)\s+(?:yaz\w*|olsun|de|desin|koy\w*|kullan\w*)\s*[.!]?$/iu,
  /^(.+?)\s+(?:alan[ıi]n[ıi]n\s+|sekmesinin\s+|ekran[ıi]n[ıi]n\s+|sayfas[ıi]n[ıi]n\s+)?(?:ad[ıi]n[ıi]|ismini|ba[şs]l[ıi][ğg][ıi]n[ıi]|etiketini|ad[ıi]|ismi)\s+(.+?)\s+(?:yap\w*|olsun|olarak\s+de[ğg]i[şs]tir\w*)\s*[.!]?$/iu,
  /^(.+?)\s+(.+?)\s+olarak\s+(?:de[ğg]i[şs]\w*|adland[ıi]r\w*|g[öo]r[üu]ns[üu]n)\s*[.!]?$/iu,
  /^(.+?)\s+se[çc]ene[ğg]ini\s+(.+?)\s+(?:yap\w*|olsun)\s*[.!]?$/iu,
  /\brename\s+(?:the\s+)?(.+?)\s+(?:field\s+|tab\s+|screen\s+|page\s+)?(?:to|as|into)\s+(.+?)\s*[.!]?$/iu,
  /\bchange\s+(?:the\s+)?(?:label|title|name|word|text)\s+(?:of\s+)?(?:the\s+)?(.+?)\s+(?:field\s+|tab\s+|screen\s+)?to\s+(.+?)\s*[.!]?$/iu,
  /^(?:please\s+)?change\s+(?:the\s+)?(.+?)\s+to\s+(.+?)\s*[.!]?$/iu,
  /\bcall\s+(?:the\s+)?(.+?)\s+(?:field\s+|tab\s+|screen\s+)?["“'](.+?)["”']\s*[.!]?$/iu,
  /\b(?:say|use|write)\s+["“']?(.+?)["”']?\s+instead of\s+["“']?(.+?)["”']?\s*[.!]?$/iu,
];

function renameTarget(target: Target, to: string, { spec }: FollowUp): readonly Operation[] {
  const { language } = spec;
  const label = upperCaseFirst(to, language).slice(0, nameLimit);
  switch (target.kind) {
    case 'field': {
      const column = target.entity.samples.map((row) => row[target.field.id] ?? null);
      return [{ kind: 'changeField', entity: target.entity.id, field: { ...target.field, label }, column }];
    }
    case 'option': {
      const options = (target.field.options ?? []).map((option) =>
        option.id === target.option ? { ...option, label } : option,
      );
      const column = target.entity.samples.map((row) => row[target.field.id] ?? null);
      return [{ kind: 'changeField', entity: target.entity.id, field: { ...target.field, options }, column }];
    }
    case 'screen': {
      const { tabTitle: _, ...screen } = target.screen;
      return [{ kind: 'changeScreen', screen: { ...screen, title: label } }];
    }
    case 'entity': {
      const word = lowerCase(to, language);
      const one = language === 'tr' ? word : singularEnglish(word);
      const many = language === 'tr' ? pluralTurkish(word) : pluralEnglish(one);
      const screens = spec.screens
        .filter(
          (screen) => screen.place === 'main' && screen.entity === target.entity.id && screen.kind === 'list',
        )
        .map(
          (screen): Operation => ({
            kind: 'changeScreen',
            screen: { ...screen, title: upperCaseFirst(many, language) },
          }),
        );
      return [{ kind: 'renameEntity', entity: target.entity.id, one, many }, ...screens];
    }
  }
}

/** A new label for a field, an option, a screen or an entity that the follow-up names first. */
export const readRenamed: ReadChange = (followUp) => {
  const { reading, quoted } = followUp;
  const others = followUp.targets.filter(({ range }) => !nameWords.test(reading.folded(range.from)));
  const targets = others.length > 0 ? others : followUp.targets;
  const first = targets[0];
  if (first === undefined) return undefined;
  const isInstead = /instead of/i.test(reading.text);
  const match = partPatterns.map((pattern) => pattern.exec(reading.text)).find((each) => each !== null);
  if (match === undefined || match === null) return undefined;
  const to = clean(
    quoted.length >= 2
      ? (quoted[1] ?? '')
      : quoted.length === 1
        ? (quoted[0] ?? '')
        : isInstead
          ? (match[1] ?? '')
          : (match[2] ?? ''),
  );
  if (to === '' || to.split(' ').length > 5) return undefined;
  // "müşteriler sekmesinin adını …": the word for a screen decides between a screen and an entity of the same name.
  const wantsScreen =
    /sekme|ekran|sayfa|tab|screen|page/i.test(match[1] ?? '') ||
    /(?:sekme|ekran|sayfa|tab|screen|page)/i.test(match[0]);
  const candidates = targets
    .filter(({ range }) => range.from === first.range.from)
    .map(({ target }) => target);
  const wantsField = / (?:alan\w*|kutu\w*|field|column|input) /.test(
    ` ${reading.words.map(({ folded }) => folded).join(' ')} `,
  );
  const wanted = wantsField ? 'field' : wantsScreen ? 'screen' : 'entity';
  const target = candidates.find(({ kind }) => kind === wanted) ?? candidates[0] ?? first.target;
  const found = renameTarget(target, to, followUp);
  return found.length === 0 ? undefined : { kind: 'operations', operations: found };
};
