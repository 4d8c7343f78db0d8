import type { Language } from '@kilim/contract';
import { fold } from '../language/fold.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import { applyBasket, applyKnownApp, applyTool, applyTrade, decideArchetype } from './adjust-choice.ts';
import { applyGame } from './adjust-game.ts';
import { shortenNoun, toNoun } from './app-nouns.ts';
import { applyShop } from './apply-shop.ts';
import { findTimer } from './calculations/find-timer.ts';
import { chooseAnySubject } from './choose-subject.ts';
import { dropGiven } from './drop-given.ts';
import { asTool } from './evidence/as-tool.ts';
import { decideKind, withEvidence } from './evidence/decide-kind.ts';
import { asOtherKind } from './evidence/other-kind.ts';
import { findCalculation } from './find-calculation.ts';
import { kindOfAd } from './find-dealings.ts';
import { findDetails } from './find-details.ts';
import { findLeftovers } from './find-leftovers.ts';
import { findPlay } from './find-play.ts';
import { genericFields } from './generic-fields.ts';
import { withoutHabits } from './habit-rows.ts';
import { headline } from './headline.ts';
import { type LexiconIndex, lexiconIndex } from './lexicon-index.ts';
import { kindOfRow } from './lists/kind-of-row.ts';
import { headOfRow } from './lists/listed-row.ts';
import { readRow } from './lists/read-row.ts';
import { isOfContestants, isRecordRow } from './lists/record-row.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import { findOpenParts } from './open-parts.ts';
import { openReading } from './open-reading.ts';
import { emptyApp, isOtherTool, toCalculator, withoutSubject } from './plain-apps.ts';
import { readDescription } from './read-description.ts';
import type { Statements } from './read-statements.ts';
import { type Range, Reading } from './reading.ts';
import { refitChoice } from './refit-choice.ts';
import { findRemaining } from './remaining/find-remaining.ts';
import type { RoleRequest } from './roles/find-roles.ts';
import { settleEntities, withoutLists } from './settle-entities.ts';
import { settleGame } from './settle-game.ts';
import { settleFeatures, uniqueReasons } from './settle-statements.ts';
import { withSubjectTitle } from './subject-title.ts';
import {
  tagDescription,
  taggedNoun,
  taggedParts,
  tradeTitle,
  withNamedThing,
  withTaggedSubject,
} from './tagged/index.ts';
import { topicOf } from './topic-of.ts';
import type { AppUnderstanding, UnderstandInput, Understanding } from './understanding.ts';
import { withoutService } from './without-service.ts';
import { withoutTool } from './without-tool.ts';

/** Reads a description in Turkish or English: docs/rules/composer.md#understanding */
export function understand(input: UnderstandInput, index: LexiconIndex = lexiconIndex()): Understanding {
  const reading = openReading(input, index);
  if (!(reading instanceof Reading)) return reading;
  const understanding = readApp(reading, input.seed);
  return understanding.kind === 'app' ? settleGame(reading.text, understanding) : understanding;
}

/** So many named fields are those of entries. */
const manyFields = 3;

function readApp(reading: Reading, seed: number): Understanding {
  const parts = readDescription(reading);
  const { statements, contradictions, name, taken, roles, knownApp, look, rules, statedNumbers } = parts;
  const { archetypes, habits } = parts;
  const tagged = tagDescription(reading, parts.choice, parts.candidates);
  // Sentences about several things with own fields say which of them is the main one.
  const hasThings = statements.entities.some(({ isOwn, isSecond }) => isOwn && !isSecond);
  const about = hasThings ? parts.choice : withTaggedSubject(reading, parts.choice, tagged.subject);
  // The tagged subject is the most likely noun, also for the steps that fit the kind of app.
  const candidates =
    about === parts.choice || tagged.subject === undefined
      ? parts.candidates
      : [taggedNoun(reading, tagged.subject), ...parts.candidates];
  const isRow = isRecordRow(reading);
  const fitted = habits.length > 1 ? parts.choice : refitChoice(reading, about, candidates);
  const free = isRow ? withoutTool(reading, fitted, candidates) : fitted;
  const isEmpty = !free.subject && !free.noun;
  const timer = isRow ? undefined : findTimer(reading);
  if (timer)
    return {
      ...emptyApp,
      kind: 'app',
      language: reading.language,
      seed,
      name: name ?? timer.name,
      subject: undefined,
      archetype: 'tool',
      look,
      timer: timer.timer,
    };
  const calculated = isRow ? undefined : findCalculation(reading, candidates, statements.fields);
  // "anne tavşan, doğum tarihi (kendisi hesaplasın), kaç yavru oldu": one of several things that are written down.
  const isOneOfFields =
    calculated?.isGuess === true && calculated.isHead !== true && statements.fields.length >= manyFields;
  if (calculated && !isOneOfFields && !isOtherTool(free, calculated))
    return toCalculator(reading, seed, calculated, name, look);
  const known = applyKnownApp(reading, knownApp, isEmpty ? chooseAnySubject(reading) : free);
  const namesNoParts = statements.fields.length === 0 && statements.entities.length === 0;
  const basket = applyBasket(reading, applyTrade(reading, known));
  const sold = namesNoParts ? applyShop(reading, basket, archetypes) : basket;
  const settled = settleEntities(
    reading,
    statements.entities,
    withNamedThing(reading, isRow ? known : applyGame(reading, applyTool(reading, sold))),
    statements.fields.length,
  );
  const { entities } = settled;
  statements.fields.unshift(...settled.fields);
  if (!settled.choice.subject && !settled.choice.noun && !knownApp)
    return withoutSubject(reading, seed, statements, archetypes);
  const byWords = decideArchetype(settled.choice, knownApp, archetypes);
  const isWritten = isRow && (byWords === 'game' || (byWords === 'quiz' && isOfContestants(reading)));
  const decided = isWritten ? 'collection' : byWords;
  const isListed =
    !settled.choice.subject && statements.entities.some(({ isOwn, isSecond }) => isOwn && !isSecond);
  const listed = isListed && withoutLists.has(decided) ? 'collection' : decided;
  const usual = knownApp ? listed : withEvidence(reading, listed, settled.choice);
  // Words about several things with own fields say little about the kind of one of them.
  const isOfMany = statements.entities.filter(({ isOwn, isSecond }) => isOwn && !isSecond).length > 1;
  const isSettled = habits.length > 1 || knownApp !== undefined || isOfMany;
  const ad = isSettled || settled.choice.subject ? undefined : kindOfAd(reading, about.subject);
  const wanted = isSettled ? usual : (ad ?? decideKind(reading, usual, settled.choice));
  const tool =
    wanted === 'tool' && usual !== 'tool' && !isRow
      ? asTool(reading, settled.choice, statements.fields)
      : undefined;
  if (tool) return toCalculator(reading, seed, tool, name, look);
  const other =
    wanted === usual || wanted === 'tool'
      ? undefined
      : asOtherKind(reading, settled.choice, candidates, wanted);
  const choice = withSubjectTitle(reading, other ?? settled.choice, candidates, tagged.topic);
  // Kinds of apps with own rows take no fields of a list.
  const listedFields = habits.length > 1 ? [] : readRow(reading);
  const archetype = kindOfRow(other ? wanted : usual, listedFields, reading);
  const row = withoutLists.has(archetype) ? [] : listedFields;
  const details =
    habits.length > 1
      ? []
      : dropGiven(
          findDetails(
            reading,
            choice,
            [...statements.fields, ...entities.flatMap(({ fields }) => fields)].map(({ label }) => label),
          ),
          ({ label }) => label,
          archetype,
          reading,
        );
  const named = choice.noun ?? (archetype === 'quiz' ? topicOf(reading, candidates, choice) : undefined);
  const noun = named && shortenNoun(reading, named, details);
  const title =
    choice.title ??
    (choice.subject || !noun
      ? undefined
      : (tradeTitle(reading, noun.noun, choice.trade) ?? headline(reading, noun, parts.candidates)));
  const removed = settleFeatures(statements, contradictions);
  return {
    kind: 'app',
    language: reading.language,
    seed,
    name,
    subject: choice.subject,
    otherSubjects: choice.others,
    noun: noun ? toNoun(noun, reading.language) : undefined,
    trade: choice.trade,
    ...(title ? { title } : {}),
    archetype,
    fields: dropGiven(withoutHabits(statements.fields, habits), ({ label }) => label, archetype, reading),
    ...(row.length > 0 ? { row: { head: headOfRow(reading), fields: row } } : {}),
    details,
    ...(habits.length > 1 ? { rowTitles: habits } : {}),
    ...(archetype === 'log' && !choice.subject && noun
      ? { genericFields: genericFields(reading, noun.range, details.length > 0) }
      : {}),
    entities,
    screens: statements.screens,
    features: [...statements.features],
    ...(roles ? { roles } : {}),
    ...(archetype === 'quiz' || archetype === 'tool' || archetype === 'game'
      ? { play: findPlay(reading.text) }
      : {}),
    removedFeatures: removed,
    removedFields: statements.removedFields,
    rules,
    statedNumbers,
    look,
    contradictions,
    notIncluded: [...uniqueReasons(statements), ...withoutService(choice)],
    ...openPartsOf(reading, candidates, archetype),
    ...(withoutLists.has(archetype) || habits.length > 1
      ? {}
      : {
          taggedParts: taggedParts(reading, tagged.spans, taken).filter(
            ({ words }) => !words.some((word) => isRoleWord(roles, word, reading.language)),
          ),
          remaining: findRemaining(reading, choice, candidates, taken, {
            name,
            hasRoles: roles !== undefined,
          }),
        }),
    notUnderstood: findLeftovers(
      reading,
      dropGiven(
        withoutMeaning(reading, statements, choice.subject),
        (range) => reading.written(range),
        archetype,
        reading,
      ),
      candidates.slice(0, 1).map(({ region }) => region),
    ),
  };
}

/** "admin ve personel olsun": who uses the app is no part of its rows. */
const isRoleWord = (roles: RoleRequest | undefined, word: string, language: Language): boolean =>
  roles?.names.some(({ label }) => fold(label[language]) === word) === true;

/** Tools, games and quizzes have no parts of their own. */
const openPartsOf = (
  reading: Reading,
  candidates: readonly NounCandidate[],
  archetype: ArchetypeId,
): Pick<AppUnderstanding, 'openParts'> =>
  withoutLists.has(archetype)
    ? {}
    : {
        openParts: dropGiven(
          findOpenParts(reading, candidates[0]?.region).map((range) => reading.written(range)),
          (part) => part,
          archetype,
          reading,
        ),
      };

/** Parts that say something after all: the subject itself, or a screen that was read later ("siparişlerim ekranı"). */
const withoutMeaning = (
  reading: Reading,
  { leftovers, screens }: Statements,
  subject: Subject | undefined,
): readonly Range[] =>
  leftovers.filter(({ from, to }) => {
    const text = fold(reading.written({ from, to }));
    const named = reading.index.subjects.findWhole(reading.words.slice(from, to));
    if (subject !== undefined && named?.value === subject) return false;
    return !screens.some(
      ({ concept, title }) => concept !== 'entity' && text.startsWith(fold(title).replace(/^my /, '')),
    );
  });
