import { fold } from '../../../language/fold.ts';
import { uniqueIdentifier } from '../../../language/identifiers.ts';
import type { AppSpec } from '../../../spec/app-spec.ts';
import { type Entity, entitySchema } from '../../../spec/entity.ts';
import { withEntity } from '../../../understand/app-spec/plan-screens.ts';
import type { ExplicitScreen } from '../../../understand/understanding.ts';
import type { Operation } from '../../operation.ts';
import { addedScreens } from '../added-screens.ts';
import { entityMaximum } from './new-entity.ts';
import { pageSections, sectionWords } from './page-sections.ts';

const ofDirections = /^(?:directions|how to get here|yol tarifi|ulasim|nasil gelinir)\b/;

/** What a page is about that people read: the owner writes its sections. */
function topicOf({ concept, title }: ExplicitScreen): keyof typeof pageSections | undefined {
  if (concept === 'about' || concept === 'contact' || concept === 'help') return concept;
  return ofDirections.test(fold(title)) ? 'directions' : undefined;
}

/** "hakkımızda sayfası", "an about us page": rows that are the sections of a text, which the owner edits in the app. */
export function addWrittenPage(spec: AppSpec, page: ExplicitScreen): readonly Operation[] {
  const { language } = spec;
  const topic = topicOf(page);
  const isThere = spec.screens.some(({ title }) => fold(title) === fold(page.title));
  if (topic === undefined || isThere || spec.entities.length >= entityMaximum) return [];
  const words = sectionWords[language];
  const ids = new Set(spec.entities.flatMap(({ id, pluralId }) => [id, pluralId]));
  const entity: Entity = entitySchema.parse({
    id: uniqueIdentifier(topic, ids),
    pluralId: uniqueIdentifier(`${topic}Sections`, ids),
    one: words.one,
    many: words.many,
    icon: 'document-text',
    fields: [
      { id: 'heading', label: words.heading, type: 'text', role: 'title', isRequired: true },
      { id: 'body', label: words.body, type: 'longText', isRequired: false },
    ],
    rules: [],
    samples: pageSections[topic][language].map(([heading, body]) => ({ heading, body })),
  });
  const screens = withEntity(spec.screens, entity, language).map((screen) =>
    screen.kind === 'list' && screen.entity === entity.id ? { ...screen, title: page.title } : screen,
  );
  return [{ kind: 'addEntity', entity, index: spec.entities.length }, ...addedScreens(spec, screens)];
}
