import { upperCaseFirst } from '../../language/fold.ts';
import { screenKinds } from '../../print/kinds/index.ts';
import type { FeatureId } from '../../spec/app-spec.ts';
import { planScreens } from '../../understand/app-spec/plan-screens.ts';
import { findScreens } from '../../understand/find-screens.ts';
import type { ExplicitScreen } from '../../understand/understanding.ts';
import type { ScreenConcept } from '../../understand/words/screen-words.ts';
import { featureWordsIn } from '../feature-words.ts';
import type { FollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { adds, screenWord } from '../verbs.ts';
import { entityFor } from './add-field.ts';
import { addedScreens } from './added-screens.ts';
import { addCalendar } from './calendar.ts';
import { nothing, type ReadChange } from './change.ts';
import { addWrittenPage } from './lists/written-page.ts';

/** Screens that show a feature. */
const conceptOfFeature: Partial<Record<FeatureId, { concept: ScreenConcept; tr: string; en: string }>> = {
  statistics: { concept: 'statistics', tr: 'İstatistikler', en: 'Statistics' },
  favourites: { concept: 'favourites', tr: 'Favoriler', en: 'Favourites' },
  settings: { concept: 'settings', tr: 'Ayarlar', en: 'Settings' },
  login: { concept: 'login', tr: 'Giriş', en: 'Sign in' },
  onboarding: { concept: 'onboarding', tr: 'Karşılama', en: 'Welcome' },
  profile: { concept: 'profile', tr: 'Profil', en: 'Profile' },
};

/** Whether the words before end the phrase: "ödeme" does in "ödeme ekle", and does not in "ödeme şekli ekle". */
function isHead({ reading }: FollowUp, end: number): boolean {
  const next = reading.words[end];
  return (
    next === undefined ||
    next.kind === 'mark' ||
    adds.test(` ${next.folded} `) ||
    /^(?:and|ve|to|for|in|on|with|where|that|of|from|ile|bir|bi|de|da|ozelligi|kismi|bolumu)$/.test(
      next.folded,
    )
  );
}

const isAlone = (before: string): boolean =>
  /^(?:|add|an?|the|show|include|my|our|bir|bi|yeni)$/.test(before);

/** What every app with lists has. */
const builtIn: ReadonlySet<FeatureId> = new Set(['search', 'filter']);

/** "müşteri ekranında adres de olsun": something inside of a screen. */
const insideScreen =
  / (?:(?:ekran|sayfa|sekme|form|kart|liste|bolum)(?:in|si)?(?:i|in)?n?[ae]d?[ae]?n?|(?:ekranin|sayfasin|sekmesin|formun|listesin|bolumun)(?:d?a|d?e)|on the \w+ (?:screen|page|tab|form)|(?:to|in) the \w+ (?:screen|page|tab|form)) /;

/** "photos of students": what an entity gets. */
const namesOwnedPart = ({ reading, targets, has }: FollowUp): boolean =>
  !has(screenWord) &&
  targets.some(({ target, range }) => target.kind === 'entity' && reading.folded(range.from - 1) === 'of');

/** "takvim ekle", "add a statistics screen", "giriş ekranı ekle". */
export const readAddedScreen: ReadChange = (followUp) => {
  const { reading, spec, has } = followUp;
  if (!has(adds) || has(insideScreen) || namesOwnedPart(followUp)) return undefined;
  const named: ExplicitScreen[] = findScreens(reading).map(({ screen }) => screen);
  const concepts = has(screenWord)
    ? []
    : reading.index.screens
        .findAll(reading.words)
        .filter(
          ({ isTypo, value, start, length }) =>
            !isTypo &&
            isHead(followUp, start + length) &&
            // "emergency contact" is a person, "öğütme ayarı" a part.
            (!/^(?:contact|settings)$/.test(value) || isAlone(reading.folded(start - 1))) &&
            value !== 'home' &&
            value !== 'list' &&
            value !== 'form' &&
            value !== 'detail',
        )
        .map(
          ({ value, text }): ExplicitScreen => ({
            concept: value,
            title: upperCaseFirst(text, spec.language),
          }),
        );
  const features = featureWordsIn(followUp).flatMap((feature): ExplicitScreen[] => {
    const shown = conceptOfFeature[feature];
    return shown === undefined ? [] : [{ concept: shown.concept, title: shown[spec.language] }];
  });
  const wanted = [...named, ...concepts, ...features].filter(
    (screen, at, all) =>
      all.findIndex(({ concept, title }) => concept === screen.concept && title === screen.title) === at,
  );
  const unique = wanted.filter(
    (screen, at) => wanted.findIndex(({ concept }) => concept === screen.concept) === at,
  );
  if (unique.length === 0) {
    const [feature] = featureWordsIn(followUp);
    if (feature === undefined) return undefined;
    return builtIn.has(feature) ? nothing('same') : nothing('notPossible', reading.text.trim().slice(0, 60));
  }
  // The PIN and the first pages come before the app; they are no screens of its navigation.
  const gates = unique
    .map(({ concept }) => concept)
    .filter((concept) => concept === 'login' || concept === 'onboarding')
    .filter((feature) => !spec.features.includes(feature))
    .map((feature): Operation => ({ kind: 'addFeature', feature }));
  if (gates.length > 0) return { kind: 'operations', operations: gates };
  const { screens, unmet } = planScreens(
    spec.screens,
    unique.slice(0, 3),
    spec.entities,
    screenKinds,
    spec.language,
  );
  const found = addedScreens(spec, screens);
  if (found.length > 0) return { kind: 'operations', operations: found };
  const [calendar] = unique.filter(({ concept }) => concept === 'calendar' || concept === 'agenda');
  if (unmet.length === 1 && calendar !== undefined)
    return addCalendar(spec, entityFor(followUp), calendar.title);
  const [page] = unique;
  const isPage = unmet.length === 1 && has(screenWord);
  const written = isPage && page !== undefined ? addWrittenPage(spec, page) : [];
  if (written.length > 0) return { kind: 'operations', operations: written };
  return unmet.length > 0 ? nothing('notPossible', unmet.join(', ')) : nothing('same');
};
