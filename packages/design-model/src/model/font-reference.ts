import { hasSafeParts } from './asset-reference.ts';

/** The system's fonts that every device has, by the generic names of the web: docs/rules/designer.md#fonts */
export const systemFonts = ['serif', 'monospace', 'cursive'] as const;
export type SystemFont = (typeof systemFonts)[number];

const pathPattern = /^(?:[\p{L}\p{N}_@.()+ -]+\/)*[\p{L}\p{N}_@.()+ -]+\.(?:ttf|otf)$/iu;

export const isSystemFont = (text: string): text is SystemFont => systemFonts.some((font) => font === text);

/** Whether a text is the path of a font of the project; the other formats are for the web only. */
export const isFontPath = (text: string): boolean => hasSafeParts(text) && pathPattern.test(text);

/** Whether a text may be the font of a text; without one it has the device's usual font. */
export const isFontReference = (text: string): boolean => isSystemFont(text) || isFontPath(text);
