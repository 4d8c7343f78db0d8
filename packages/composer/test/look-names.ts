import type { AppSpec } from '../src/spec/app-spec.ts';
import { colours, colourWords } from '../src/understand/words/look-words.ts';

/** The names of the colour and of the scheme that an app has: no text of the app says them. */
export const lookNames = ({ accent, palette, scheme }: AppSpec): string[] => [
  ...colourWords
    .filter(({ value }) => colours[value]?.accent === accent && colours[value]?.palette === palette)
    .flatMap(({ tr, en }) => [...tr, ...en]),
  ...(scheme === 'dark' ? ['dark', 'koyu', 'karanlık', 'siyah'] : []),
];
