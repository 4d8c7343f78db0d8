import { flashcards, quizHome } from '../../print/kinds/quiz/quiz.ts';
import type { Screen } from '../../spec/app-spec.ts';
import type { Archetype, PlanInput } from '../archetype.ts';
import { innerScreens, listScreen, settingsScreen } from '../entity-screens.ts';
import { planLists } from '../plan-lists.ts';

const home = ({ language, subject }: PlanInput, kind: string, entity: string | undefined): Screen => ({
  id: 'Home',
  kind,
  ...(entity === undefined ? {} : { entity }),
  title: subject?.name[language] ?? (language === 'tr' ? 'Çalış' : 'Study'),
  tabTitle: language === 'tr' ? 'Çalış' : 'Study',
  icon: kind === 'flashcards' ? 'albums' : 'school',
  place: 'main',
  options: {},
});

/**
 * A round to start at once, the questions or cards to change, and settings. Rows with choices make a quiz, others cards;
 * sums need no rows.
 */
export const quiz: Archetype = {
  id: 'quiz',
  defaultFields: ['question', 'answer', 'cat'],
  plan(input) {
    const { entities, language, subject } = input;
    const [entity] = entities;
    if (subject?.options?.['quiz'] === 'maths')
      return {
        screens: [home(input, 'mathsPractice', undefined), settingsScreen(language)],
        features: ['settings', 'statistics'],
        layouts: ['single', 'tabs'],
      };
    const kind = [quizHome, flashcards].find((each) => each.accepts(entity, { entities: [...entities] }));
    if (entity === undefined || kind === undefined) return planLists(input);
    return {
      screens: [
        home(input, kind.id, entity.id),
        listScreen(entity, language),
        settingsScreen(language),
        ...innerScreens(entity, language),
      ],
      features: ['search', 'filter', 'settings', 'statistics'],
      layouts: ['tabs', 'floatingTabs', 'topTabs'],
    };
  },
};
