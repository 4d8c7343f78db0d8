import { screenKinds } from '../../print/kinds/index.ts';
import type { AppSpec, Screen } from '../../spec/app-spec.ts';
import { planScreens } from '../../understand/app-spec/plan-screens.ts';
import type { ExplicitScreen } from '../../understand/understanding.ts';
import type { Operation } from '../operation.ts';

/** Operations that turn one list of screens into another that only has more of them. */
export function addedScreens(spec: AppSpec, screens: readonly Screen[]): readonly Operation[] {
  return screens
    .filter(({ id }) => !spec.screens.some((screen) => screen.id === id))
    .map((screen, at): Operation => {
      // Settings stay the last main screen.
      const settings = spec.screens.findIndex(({ kind, place }) => kind === 'settings' && place === 'main');
      const index = screen.place === 'main' && settings > 0 ? settings + at : spec.screens.length + at;
      return { kind: 'addScreen', screen, index };
    });
}

/** Operations that add one screen with this title; none if no rows can be shown so, or the app has it. */
export function addedScreen(
  spec: AppSpec,
  concept: ExplicitScreen['concept'],
  title: string,
): readonly Operation[] {
  const { screens } = planScreens(
    spec.screens,
    [{ concept, title }],
    spec.entities,
    screenKinds,
    spec.language,
  );
  return addedScreens(spec, screens);
}
