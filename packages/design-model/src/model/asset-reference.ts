// A picture is named by its path in the project or by an https address. Paths are printed into `require`, so they hold
// no quotes, backslashes or parent folders.
const maximum = 255;
const pathPattern = /^(?:[\p{L}\p{N}_@.()+ -]+\/)*[\p{L}\p{N}_@.()+ -]+\.(?:png|jpe?g|gif|webp)$/iu;
const addressPattern = /^https:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?\/[A-Za-z0-9\-._~:/?#[\]@!$&()*+,;=%]*$/;

/** Whether a path is short enough and stays in the project. */
export const hasSafeParts = (text: string): boolean =>
  text.length <= maximum && !text.split('/').some((part) => /^\.{1,2}$/.test(part));

/** Whether a text is the path of a picture of the project. */
export const isAssetPath = (text: string): boolean => hasSafeParts(text) && pathPattern.test(text);

/** Whether a text is an https address; no other scheme is ever loaded. */
export const isAssetAddress = (text: string): boolean => text.length <= maximum && addressPattern.test(text);

/** Whether a text may be the source of an image. */
export const isAssetReference = (text: string): boolean => isAssetPath(text) || isAssetAddress(text);
