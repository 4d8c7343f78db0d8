/** Indents every line but empty ones by two spaces per level. */
export const indent = (source: string, levels: number): string =>
  source.replace(/^(?=.)/gm, '  '.repeat(levels));

/** Joins lines and leaves out undefined and false, so that optional parts leave no empty line. */
export const lines = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string').join('\n');
