/** A text in a comment of printed code; nothing in the text can end the comment. */
export const comment = (text: string): string => `/** ${text.replaceAll('*/', '* /')} */`;
