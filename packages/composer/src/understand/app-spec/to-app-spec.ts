import type { Language } from '@kilim/contract';
import { listScreen } from '../../archetypes/entity-screens.ts';
import { archetypes } from '../../archetypes/index.ts';
import { reminderScreen } from '../../archetypes/reminder-plan.ts';
import { localiseField } from '../../lexicon/index.ts';
import type { Subject } from '../../lexicon/subject.ts';
import { amountField } from '../../print/entity/number-value.ts';
import { canHave } from '../../print/features/feature-support.ts';
import { reminderEntities } from '../../print/features/reminder-fields.ts';
import { screenKinds } from '../../print/kinds/index.ts';
import {
  type AppSpec,
  appSpecSchema,
  cardStyles,
  type FeatureId,
  paletteIds,
  type Screen,
} from '../../spec/app-spec.ts';
import { type Entity, entitySchema, type Rule } from '../../spec/entity.ts';
import { createRandom } from '../../spec/seed.ts';
import { withoutPlanned } from '../open-parts.ts';
import { planRoles } from '../roles/plan-roles.ts';
import { withStatedNumbers } from '../stated-numbers/with-stated-numbers.ts';
import type { AppUnderstanding, ExplicitScreen } from '../understanding.ts';
import { featureNames } from '../words/feature-words.ts';
import { appName } from './app-name.ts';
import { applyRules } from './apply-rules.ts';
import { currencyOf } from './currency-of.ts';
import { archetypeIcons, draftEntities } from './draft-entities.ts';
import type { DraftEntity } from './draft-entity.ts';
import { inGlasses } from './in-glasses.ts';
import { withOwnCards } from './own-cards.ts';
import { withOwnGoods } from './own-goods.ts';
import { withOwnQuestions } from './own-questions.ts';
import { planScreens, withEntity } from './plan-screens.ts';
import { samePartsOnce } from './same-parts.ts';
import { completeSamples } from './sample-rows.ts';
import { withDailyGoal } from './with-daily-goal.ts';
import { withPlay } from './with-play.ts';

export interface PlannedApp {
  readonly spec: AppSpec;
  /** Screens and rules that the description asks for and the app does not have, in the user's words. */
  readonly unmet: readonly string[];
}

/** One of a list; the list must not be empty. */
function pick<T>(list: readonly [T, ...T[]], random: () => number): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** Rules that make an app of this kind trustworthy when the lexicon has no entity for it. */
function defaultRules(draft: DraftEntity, archetype: AppUnderstanding['archetype']): Rule[] {
  const ofRole = (role: string): string | undefined => draft.fields.find((field) => field.role === role)?.id;
  const [start, end, duration] = [ofRole('start'), ofRole('end'), ofRole('duration')];
  if (archetype === 'reservation' && start && end) {
    const by = ofRole('resource');
    return [
      { kind: 'endAfterStart', start, end },
      { kind: 'noOverlap', start, end, ...(by ? { by } : {}) },
    ];
  }
  if (archetype === 'appointments' && start && duration) return [{ kind: 'noOverlap', start, duration }];
  return [];
}

function toEntity(
  draft: DraftEntity,
  drafts: readonly DraftEntity[],
  understanding: AppUnderstanding,
): Entity {
  const { language, subject, archetype } = understanding;
  const isUnknownMain = !subject && draft === drafts[0];
  return entitySchema.parse({
    id: draft.id,
    pluralId: draft.pluralId,
    one: draft.one,
    many: draft.many,
    icon: draft.icon,
    fields: draft.fields.map((field) => localiseField(field, language)),
    rules: isUnknownMain
      ? [...defaultRules(draft, archetype), ...draft.rules.filter(({ kind }) => kind === 'mark')]
      : draft.rules,
    samples: completeSamples(draft, drafts, language).slice(0, 24),
    ...(draft.sort ? { sort: draft.sort } : {}),
    ...(draft.groupBy ? { groupBy: draft.groupBy } : {}),
  });
}

/** The screen that the apps of another subject open with, for its entity: open tasks instead of a plain list. */
function homeOf(
  other: Subject | undefined,
  entity: Entity,
  entities: readonly Entity[],
  language: Language,
): Screen | undefined {
  if (other === undefined) return undefined;
  const own = [entity, ...entities.filter((each) => each !== entity)];
  const [home] = archetypes[other.archetype].plan({
    language,
    entities: own,
    subject: other,
    name: other.name[language],
    random: () => 0,
  }).screens;
  if (home?.entity !== entity.id || home.kind === 'list') return undefined;
  const { title } = listScreen(entity, language);
  return { ...home, title, tabTitle: title, icon: entity.icon };
}

/** Entities that the description names beside the main one have a screen of their own. */
function showNamed(
  planned: readonly Screen[],
  { otherSubjects, entities: named, language }: AppUnderstanding,
  entities: readonly Entity[],
): Screen[] {
  const others = new Map(otherSubjects.map((subject) => [subject.entities[0]?.id, subject]));
  const names = new Set(named.map(({ noun }) => noun.one));
  const wanted = entities.filter(({ id, one }) => others.has(id) || names.has(one));
  return wanted.reduce(
    (screens, entity) => {
      const home = homeOf(others.get(entity.id), entity, entities, language);
      const listed = screens.map((screen) =>
        home !== undefined && screen.kind === 'list' && screen.entity === entity.id
          ? { ...home, place: screen.place }
          : screen,
      );
      return withEntity(listed, entity, language);
    },
    [...planned],
  );
}

/** Adds the list of reminders, if records have a day. */
function withReminders(
  screens: readonly Screen[],
  entities: readonly Entity[],
  { language, rules }: AppUnderstanding,
): readonly Screen[] {
  const isListed = screens.some(({ kind }) => kind === 'reminders');
  if (isListed || reminderEntities({ entities: [...entities] }).length === 0) return screens;
  const rule = rules.find(({ kind }) => kind === 'remind');
  return [...screens, reminderScreen(screens, language, rule?.kind === 'remind' ? rule.days : undefined)];
}

/** Totals that are wished have a screen that says so. */
function totalsScreen(
  { rules, screens, language }: AppUnderstanding,
  [main]: readonly Entity[],
): readonly ExplicitScreen[] {
  const isWished = rules.some(({ kind }) => kind === 'total');
  const isShown = screens.some(({ concept }) => concept === 'statistics' || concept === 'reports');
  const hasSum = main !== undefined && amountField(main) !== undefined;
  if (!isWished || isShown || !hasSum) return [];
  return [{ concept: 'statistics', title: language === 'tr' ? 'Toplamlar' : 'Totals' }];
}

/** The palettes of a subject without those of unwanted colours; any other one if none is left. */
function palettesOf(
  subject: Subject | undefined,
  unwanted: readonly AppSpec['palette'][],
): readonly [AppSpec['palette'], ...AppSpec['palette'][]] {
  const isWanted = (palette: AppSpec['palette']): boolean => !unwanted.includes(palette);
  const own = (subject?.palettes ?? paletteIds).filter(isWanted);
  const [first = paletteIds[0], ...others] = own.length > 0 ? own : paletteIds.filter(isWanted);
  return [first, ...others];
}

/** The app that a description asks for, and what of it could not be planned. */
export function planApp(understanding: AppUnderstanding): PlannedApp {
  const { language, subject, archetype, look, seed } = understanding;
  const random = createRandom(seed);
  const readers = [samePartsOnce, withStatedNumbers, inGlasses, withOwnGoods, withOwnCards, withOwnQuestions];
  const drafts = readers.reduce((known, read) => read(known, understanding), draftEntities(understanding));
  const rules = applyRules(drafts[0], understanding.rules, language);
  const planned = drafts.map((draft) => toEntity(draft, drafts, understanding));
  const { calculation, timer } = understanding;
  const name = appName(understanding) || (language === 'tr' ? 'Uygulamam' : 'My App');
  const plan = archetypes[archetype].plan({
    language,
    entities: planned,
    subject,
    name,
    random,
    ...(calculation ? { calculation } : {}),
    ...(timer ? { timer } : {}),
  });
  const { screens: found, unmet } = planScreens(
    showNamed(plan.screens, understanding, planned),
    [...understanding.screens, ...totalsScreen(understanding, planned)],
    planned,
    screenKinds,
    language,
  );
  const { entities, screens } = withDailyGoal(
    { entities: planned, screens: found },
    understanding.statedNumbers,
  );
  const removed = new Set<FeatureId>(understanding.removedFeatures);
  const gates = understanding.screens
    .filter(({ isRemoved }) => isRemoved !== true)
    .flatMap(({ concept }) => (concept === 'login' || concept === 'onboarding' ? [concept] : []));
  const wanted = [...understanding.features, ...gates, ...rules.features].filter(
    (feature) => !removed.has(feature),
  );
  const played = withPlay(screens, understanding.play ?? {}, language);
  const all = wanted.includes('reminders') ? withReminders(played, entities, understanding) : played;
  const parts = [...new Set([...plan.features, ...wanted])].filter((feature) => !removed.has(feature));
  const palettes = palettesOf(subject, look.unwanted ?? []);
  const spec = appSpecSchema.parse({
    version: 1,
    language,
    name,
    icon: subject?.icon ?? archetypeIcons[archetype],
    subject: subject?.id ?? 'unknown',
    archetype,
    palette: look.palette ?? pick(palettes, random),
    ...(look.accent ? { accent: look.accent } : {}),
    ...(look.scheme ? { scheme: look.scheme } : {}),
    layout: look.layout ?? roomyLayout(pick(plan.layouts, random), screens),
    cardStyle: cardStyleOf(look.styles) ?? pick(cardStyles, random),
    textSize: look.styles.includes('largeText') ? 'large' : 'normal',
    currency: currencyOf(understanding, entities),
    seed: seed >>> 0,
    entities,
    screens: all.slice(0, 40),
    features: parts,
  } satisfies Record<
    keyof Omit<AppSpec, 'accent' | 'scheme' | 'roles' | 'firstDay' | 'texts' | 'recent'>,
    unknown
  > &
    Record<string, unknown>);
  // Sharing is what an app for posts is about; it is not missing there.
  const isSocial = archetype === 'feed' || archetype === 'conversation';
  const lacking = [...new Set(wanted)].filter(
    (feature) => !canHave(feature, spec) && !(isSocial && feature === 'sharing'),
  );
  const roles =
    parts.includes('roles') && canHave('roles', spec) ? planRoles(understanding.roles, spec) : undefined;
  return {
    spec: {
      ...spec,
      features: parts.filter((feature) => canHave(feature, spec)),
      ...(roles === undefined ? {} : { roles: [...roles.roles] }),
    },
    unmet: [
      ...unmet,
      ...(roles?.unmet ?? []),
      ...rules.unmet,
      ...lacking.map((feature) => featureNames[feature]?.[language] ?? feature),
      ...withoutPlanned(understanding.openParts ?? [], spec),
    ],
  };
}

/** Five titles do not fit beside each other at the top. */
function roomyLayout(layout: AppSpec['layout'], screens: readonly Screen[]): AppSpec['layout'] {
  const isCrowded = screens.filter(({ place }) => place === 'main').length > 4;
  return layout === 'topTabs' && isCrowded ? 'tabs' : layout;
}

export const toAppSpec = (understanding: AppUnderstanding): AppSpec => planApp(understanding).spec;

function cardStyleOf(styles: AppUnderstanding['look']['styles']): AppSpec['cardStyle'] | undefined {
  if (styles.includes('minimal')) return 'plain';
  if (styles.includes('outlined')) return 'outlined';
  if (styles.includes('soft')) return 'tinted';
  return styles.includes('bold') ? 'raised' : undefined;
}
