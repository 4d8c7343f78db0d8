import { lineAt, type TextFixer } from './text-fixer.ts';

/**
 * Escapes the apostrophe of `'İstanbul'da'`, which ends the text too early. Only in the line of the syntax error, and only
 * behind the start of a text, because in JSX an apostrophe needs no escape.
 */
export const fixApostrophe: TextFixer = {
  kind: 'apostrophe',
  fix: ({ source, error }) => {
    if (error === undefined) return undefined;
    const { start, text } = lineAt(source, error.line);
    if (text.length > 1000) return undefined;
    const first = /(?:^|[^\p{L}\p{N}\\])'(?=[\p{L}\p{N}])/u.exec(text);
    if (first === null) return undefined;
    const from = first.index + first[0].length;
    const rest = text.slice(from).replaceAll(/(?<=[\p{L}\p{N}])'(?=\p{Ll})/gu, "\\'");
    if (rest === text.slice(from)) return undefined;
    return source.slice(0, start + from) + rest + source.slice(start + text.length);
  },
};
