import type { Screen } from '../../spec/app-spec.ts';
import { isOfIntervals, type Play, playOf } from '../../spec/play.ts';

/** The screens with the numbers that the description names. */
export const withPlay = (screens: readonly Screen[], play: Play, language: 'tr' | 'en'): readonly Screen[] =>
  screens.map((screen) => {
    const isInterval = screen.kind === 'focusTimer' && isOfIntervals(play);
    const kind = isInterval ? 'intervalTimer' : screen.kind;
    const options = playOf(kind, play);
    if (Object.keys(options).length === 0) return screen;
    const title = language === 'tr' ? 'Aralık Sayacı' : 'Interval Timer';
    return {
      ...screen,
      kind,
      ...(isInterval ? { title } : {}),
      options: { ...screen.options, ...options },
    };
  });
