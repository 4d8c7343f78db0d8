import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { endsSentence } from '../../understand/word.ts';
import { withOptions } from '../changes/add-choice.ts';
import { type Change, nothing, operations } from '../changes/change.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';
import { addUnnamed } from '../loose/add-unnamed.ts';
import { pairOf } from '../loose/loose-options.ts';
import { asNumber, labelOf } from '../loose/loose-wishes.ts';
import { isFunctionWord } from '../loose/loose-words.ts';
import type { ReadSaid } from '../loose/wish-list.ts';
import { addRating, asRating } from './as-rating.ts';
import { asTick } from './as-tick.ts';
import { chooseValues } from './choose-values.ts';
import { correctedSpans, isNote } from './corrected-spans.ts';
import { addDirectly, hasWords } from './direct-add.ts';
import { removeDirectly, renameDirectly } from './direct-rename.ts';
import { sortDirectly } from './direct-sort.ts';
import { choosable, drawings, numbers, optionable, stars, ticks } from './field-kinds.ts';
import { colourIn, readLook } from './look-wishes.ts';
import { pairNames } from './name-pairs.ts';
import { type FieldTarget, fieldByPartOfLabel, targetOf, targetsIn } from './named-targets.ts';
import { otherThanList } from './other-than-list.ts';
import { isListedWord, isOtherWish } from './other-wish.ts';
import { clauseName } from './span-words.ts';
import { type TaggedPart, taggedParts } from './tagged-parts.ts';
import type { TagSpan } from './tags.ts';
import { choiceOf, namesOther } from './values-head.ts';
import {
  adding,
  changing,
  counting,
  filtering,
  grouping,
  looking,
  paging,
  removing,
  renaming,
  sorting,
} from './wanted-changes.ts';

/** Longer texts are several sentences, which are read without tags. Reading them for each span takes seconds. */
const longestSaid = 300;

/** Reads the wishes of one message. */
export class TaggedWishes {
  readonly #whole: FollowUp;
  readonly #spans: readonly TagSpan[];
  readonly #isTurkish: boolean;
  readonly #readSaid: ReadSaid;

  constructor(whole: FollowUp, spans: readonly TagSpan[], readSaid: ReadSaid) {
    this.#whole = whole;
    this.#spans = correctedSpans(spans, whole);
    this.#isTurkish = whole.reading.language === 'tr';
    this.#readSaid = readSaid;
  }

  /** The changes one after another; each is read for the app as `current` gives it then. */
  *read(current: () => AppSpec): Generator<Change> {
    const { parts, unnamed } = taggedParts(this.#spans, (first, second) =>
      this.#isOneSentence(first, second),
    );
    const renamed = this.#renamings(parts);
    let page: TagSpan | undefined;
    for (const part of parts) {
      const isOfPage = page !== undefined && part.span.name === 'add' && this.#isOneSentence(page, part.span);
      if (isOfPage) continue;
      const own = renamed.get(part);
      const change = own === undefined ? this.#readPart(part, parts, current()) : own(current());
      if (change === undefined) continue;
      if (part.span.name === 'page') page = part.span;
      yield change;
    }
    const choice = this.#unnamedChoice(unnamed, current());
    if (choice !== undefined) yield choice;
  }

  /** Options without a name: of a part that the sentence names before them, else of a choice that they name. */
  #unnamedChoice(options: readonly TagSpan[], spec: AppSpec): Change | undefined {
    const [first, second] = options;
    if (first === undefined || second === undefined) return undefined;
    const before = this.#spans[this.#spans.indexOf(first) - 1];
    // Values of what goes.
    if (before?.name === 'remove') return undefined;
    // "dolu mu yerine durum olsun: boş, dolu, temizlikte": of the part that has just got its name.
    const renamed = before?.name === 'new' ? fieldByPartOfLabel(this.#written(before), spec) : undefined;
    if (renamed !== undefined && optionable.test(renamed.field.type))
      return chooseValues(
        renamed.entity,
        renamed.field,
        options.map((span) => this.#written(span)),
        this.#whole.reading.text,
        spec.language,
      );
    const isFree = (at: number): boolean => !this.#spans.some(({ from, to }) => at >= from && at < to);
    const named = this.#whole.targets.findLast(
      ({ target, range }) =>
        target.kind === 'field' &&
        choosable.test(target.field.type) &&
        range.to <= first.from &&
        isFree(range.from) &&
        !this.#whole.reading.words.slice(range.to, first.from).some(endsSentence),
    );
    if (named !== undefined && !namesOther(this.#whole.reading, first, named.target))
      return this.#change({ span: { name: 'change', ...named.range }, options, kinds: [] }, spec);
    const texts = options.map((span) => this.#written(span));
    return choiceOf(this.#whole.reading, first, texts, spec);
  }

  /** Whether no sentence ends between two spans. */
  #isOneSentence(first: TagSpan, second: TagSpan): boolean {
    return !this.#whole.reading.words.slice(first.to, second.from).some(endsSentence);
  }

  /** The texts of options that are more than a mark. */
  #optionsOf({ options }: TaggedPart): readonly string[] {
    return options.map((span) => this.#written(span)).filter((text) => /[\p{L}\p{N}]/u.test(text));
  }

  #written(span: TagSpan): string {
    return this.#whole.reading.written(span);
  }

  /** Whether all words of a span belong to the sentence and name nothing. */
  #isOfSentence({ from, to }: TagSpan): boolean {
    const { words, language } = this.#whole.reading;
    // "su var mı": water rather than "şu" without its mark.
    return words
      .slice(from, to)
      .every(({ folded, text }) => text !== 'su' && isFunctionWord(folded, language));
  }

  /** The field that a span names, also by a part of its label. */
  #field(span: TagSpan, spec: AppSpec): FieldTarget | undefined {
    const named = targetsIn(this.#whole, span).find((target) => target.kind === 'field');
    const target = named ?? targetOf(this.#whole, span) ?? fieldByPartOfLabel(this.#written(span), spec);
    return target?.kind === 'field' ? target : undefined;
  }

  /** Whether a span is what a field is called. */
  #isNamedExactly({ from, to }: TagSpan): boolean {
    return this.#whole.targets.some(
      ({ target, range }) => target.kind === 'field' && range.from <= from && range.to >= to,
    );
  }

  /** The first of these sentences that asks for such a change and for no other part, or that is so already. */
  #say(spec: AppSpec, wanted: RegExp, ...texts: readonly string[]): Change | undefined {
    let reason: Change | undefined;
    for (const text of new Set(texts)) {
      if (text.length > longestSaid) continue;
      const { operations: found, nothing } = this.#readSaid(text, spec);
      const isMeant =
        found.some(({ kind }) => wanted.test(kind)) &&
        (wanted === adding || found.every(({ kind }) => kind !== 'addField'));
      if (isMeant) return { kind: 'operations', operations: found };
      if (found.length === 0) reason ??= nothing[0];
    }
    return reason;
  }

  /** The words around a span, up to a mark or another wish. */
  #clause(span: TagSpan): string {
    const { words } = this.#whole.reading;
    const isEnd = (at: number): boolean =>
      words[at]?.kind === 'mark' && /^[.,;!?\n:()]$/.test(words[at]?.text ?? '');
    const others = this.#spans.filter((each) => each.name !== span.name);
    let { from, to } = span;
    while (from > 0 && !isEnd(from - 1) && !others.some((each) => each.to === from)) from -= 1;
    while (to < words.length && !isEnd(to) && !others.some((each) => each.from === to)) to += 1;
    return this.#whole.reading.written({ from, to });
  }

  #readPart(part: TaggedPart, parts: readonly TaggedPart[], spec: AppSpec): Change | undefined {
    const { span } = part;
    const text = this.#written(span);
    switch (span.name) {
      case 'add':
        return this.#add(part, spec);
      case 'old':
      case 'change':
        return this.#change(part, spec);
      case 'remove': {
        const target = targetOf(this.#whole, span);
        const partly = target === undefined ? fieldByPartOfLabel(text, spec) : undefined;
        const direct = removeDirectly(target ?? partly, partly?.field.label ?? text, spec);
        if (direct !== undefined) return direct;
        return this.#say(spec, removing, this.#isTurkish ? `${text} kaldır` : `remove ${text}`);
      }
      case 'group': {
        const label = this.#field(span, spec)?.field.label ?? text;
        return this.#say(
          spec,
          grouping,
          this.#isTurkish ? `${label} göre grupla` : `group by ${label}`,
          this.#clause(span),
        );
      }
      case 'page':
        return this.#addPage(part, parts, spec);
      case 'sort':
        return this.#sort(span, spec);
      case 'look':
        return this.#look(span, spec);
      case 'filter':
        return this.#say(spec, filtering, this.#clause(span), this.#whole.reading.text);
      case 'num':
        return this.#say(spec, counting, this.#clause(span), this.#whole.reading.text);
      default:
        return undefined;
    }
  }

  #add(part: TaggedPart, spec: AppSpec): Change | undefined {
    const { span } = part;
    const text = this.#written(span);
    const isNamed =
      clauseName.test(fold(text)) ||
      isListedWord(this.#whole.reading, span) ||
      isNote.test(fold(text)) ||
      this.#optionsOf(part).length > 1 ||
      !this.#isOfSentence(span);
    if (!isNamed || isOtherWish(this.#whole.reading, span)) return undefined;
    const isKnown = this.#isNamedExactly(span) && this.#field(span, spec) !== undefined;
    if (isKnown && this.#optionsOf(part).length > 1) return this.#change(part, spec);
    const texts = this.#optionsOf(part);
    // "sabah mı akşam mı": the second question is the other value.
    const isPair = texts.length === 1 && / m[iu]$/.test(fold(text));
    const pair = pairOf(isPair ? `${text} ${texts[0]} mi` : text, this.#whole.reading.language);
    const unnamed = pair === undefined ? undefined : addUnnamed(pair, spec);
    if (unnamed !== undefined) return unnamed;
    const kind = this.#kindOf(part);
    const isTurkish = this.#isTurkish;
    const isTick = ticks.test(kind) || (isTurkish && / m[iu]$/.test(fold(text)));
    const isNumber = numbers.test(kind);
    const plain = isTurkish ? `${text} ekle` : `add ${text}`;
    const said = this.#say(
      spec,
      adding,
      ...(isTick ? [isTurkish ? `${text} kutucuğu ekle` : `add ${text} checkbox`] : []),
      ...(isNumber ? [isTurkish ? `${plain}, sayı olsun` : `${plain}, it's a number`] : []),
      plain,
      isTurkish ? `${text} alanı ekle` : `add a ${text} field`,
    );
    const isOther = texts.length > 1 && said?.kind === 'nothing' && said.reason === 'same';
    const found = hasWords(said, text, spec) ? said : (addDirectly(text, spec) ?? said);
    // "will they come: yes, no, maybe": another choice than the one that the words may mean.
    const added = isOther ? (addDirectly(text, spec, true) ?? found) : found;
    if (added?.kind !== 'operations') return added;
    const [first, ...others] = added.operations;
    if (first?.kind === 'addField' && others.length === 0 && stars.test(kind)) return addRating(first);
    if (texts.length < 2) return added;
    const choice =
      first?.kind === 'addField' && others.length === 0 ? withOptions(first, texts, spec) : undefined;
    return choice === undefined ? added : operations(choice);
  }

  #change(part: TaggedPart, spec: AppSpec): Change | undefined {
    const { span } = part;
    const texts = this.#optionsOf(part);
    const named = this.#field(span, spec);
    // What the app does not have yet is added with its options.
    if (named === undefined)
      return texts.length > 1 ? this.#add(part, spec) : this.#say(spec, changing, this.#clause(span));
    const entity = spec.entities.find(({ id }) => id === named.entity.id);
    const field = entity?.fields.find(({ id }) => id === named.field.id);
    if (entity === undefined || field === undefined) return undefined;
    if (field.formula !== undefined) return this.#say(spec, changing, this.#clause(span));
    // "roast level: light, medium, dark" is none of the roast date.
    if (texts.length > 2 && field.type.startsWith('date') && !this.#isNamedExactly(span))
      return this.#add(part, spec);
    // "finished in the morning or the evening" is still a day.
    const isDay = field.type.startsWith('date') && texts.length < 3;
    if (texts.length > 1 && !isDay && optionable.test(field.type))
      return chooseValues(entity, field, texts, this.#whole.reading.text, spec.language);
    const kind = this.#kindOf(part);
    if (stars.test(kind) && texts.length === 0) return asRating({ ...named, entity, field });
    const mayBeNumber = numbers.test(kind) && /^(?:percent|duration|money)$/.test(field.type);
    if (!choosable.test(field.type) && !mayBeNumber) return this.#say(spec, changing, this.#clause(span));
    if (texts[0] !== undefined)
      return this.#say(
        spec,
        changing,
        this.#isTurkish
          ? `${field.label} seçeneklerine ${texts[0]} ekle`
          : `add ${texts[0]} to the ${field.label} options`,
      );
    if (numbers.test(kind) && field.type !== 'boolean')
      return asNumber({ ...named, entity, field }, this.#clause(span));
    if (ticks.test(kind) && field.type === 'boolean') return nothing('same');
    if (ticks.test(kind)) {
      const text = this.#isTurkish ? `${field.label} kutucuk olsun` : `make ${field.label} a checkbox`;
      const said = this.#say(spec, changing, text);
      return said?.kind === 'operations' ? said : (asTick({ ...named, entity, field }) ?? said);
    }
    return this.#say(
      spec,
      changing,
      this.#clause(span),
      this.#isTurkish ? `${field.label} ${kind} olsun` : `make ${field.label} ${kind}`,
    );
  }

  /** The words for a kind of field, folded: "y n". */
  #kindOf({ kinds }: TaggedPart): string {
    return fold(kinds.map((span) => this.#written(span)).join(' ')).replaceAll('/', ' ');
  }

  #sort(span: TagSpan, spec: AppSpec): Change | undefined {
    const text = this.#written(span);
    const named = this.#field(span, spec);
    const label = named?.field.label ?? text;
    const said = this.#isTurkish
      ? [`${text} üstte`, `${text} sırala`, `${label} göre sırala`]
      : [`sort by ${text}`, `${text} first`, `sort by ${label}`];
    return this.#say(spec, sorting, this.#clause(span), ...said) ?? sortDirectly(text, named, spec);
  }

  #look(span: TagSpan, spec: AppSpec): Change | undefined {
    const clause = this.#clause(span);
    const look = readLook(readFollowUp(clause, spec));
    if (look?.kind === 'change') return look.change;
    const said = look?.kind === 'said' ? [look.text] : [];
    return this.#say(
      spec,
      looking,
      ...said,
      ...colourIn(this.#whole.reading, span),
      clause,
      this.#written(span),
    );
  }

  #addPage({ span }: TaggedPart, parts: readonly TaggedPart[], spec: AppSpec): Change | undefined {
    const text = this.#written(span);
    const added = parts.map((part) => part.span).filter(({ name }) => name === 'add');
    const named = targetOf(this.#whole, span);
    const other = added.length > 0 ? undefined : otherThanList(text, this.#clause(span), named, spec);
    if (other === 'calendar') return this.#say(spec, paging, 'takvim ekle', 'add a calendar');
    if (other !== undefined) return other === 'same' ? nothing('same') : undefined;
    const list = added
      .filter((each) => each.from > span.from && this.#isOneSentence(span, each))
      .map((each) => this.#written(each))
      .join(', ');
    const isTurkish = this.#isTurkish;
    return this.#say(
      spec,
      paging,
      ...(list === ''
        ? []
        : [isTurkish ? `${text} listesi ekle: ${list}` : `add a list of ${text} with ${list}`]),
      isTurkish ? `${text} için ayrı sayfa ekle` : `add a page for ${text}`,
      isTurkish ? `${text} listesi ekle` : `add a list of ${text}`,
    );
  }

  /** Old and new names in pairs; a new name alone is for the part that is named closest before it. */
  #renamings(parts: readonly TaggedPart[]): ReadonlyMap<TaggedPart, (spec: AppSpec) => Change | undefined> {
    const isKnown = (span: TagSpan): boolean => targetOf(this.#whole, span) !== undefined;
    const { names, pairs, alone } = pairNames(parts, isKnown);
    const found = new Map<TaggedPart, (spec: AppSpec) => Change | undefined>(
      names.map((part) => [part, () => undefined]),
    );
    for (const { old, next } of pairs) found.set(next, (spec) => this.#rename(old.span, next.span, spec));
    if (alone !== undefined) {
      const { from } = alone.span;
      const isFree = (at: number): boolean => !this.#spans.some((span) => at >= span.from && at < span.to);
      const named = this.#whole.targets.filter(({ range }) => isFree(range.from));
      const closest = named.findLast(({ range }) => range.to <= from) ?? named[0];
      if (closest !== undefined)
        found.set(alone, (spec) => this.#rename({ name: 'old', ...closest.range }, alone.span, spec));
    }
    return found;
  }

  #rename(old: TagSpan, next: TagSpan, spec: AppSpec): Change | undefined {
    const name = this.#written(next);
    // "sabah değeri grafiği ekle": what shows a part is no name of it.
    if (drawings.test(fold(name))) return undefined;
    const written = this.#written(old);
    const target = targetOf(this.#whole, old);
    const label = target === undefined ? written : labelOf(target);
    const partly = target === undefined ? fieldByPartOfLabel(written, spec) : undefined;
    return (
      (partly === undefined
        ? renameDirectly(targetsIn(this.#whole, old), written, name, spec)
        : renameDirectly([partly], partly.field.label, name, spec)) ??
      this.#say(
        spec,
        renaming,
        this.#isTurkish ? `${label} yerine ${name} yazsın` : `rename ${label} to ${name}`,
      )
    );
  }
}
