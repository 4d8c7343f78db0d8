/** A link within a line of text, large enough for touch. */
export const textLinkLook =
  'inline-flex min-h-8 items-center text-13 text-primary underline-offset-4 hover:underline';
