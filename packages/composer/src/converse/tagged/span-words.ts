/** Options that are added to others. */
export const beside =
  /\b(?:more|also|too|as well|another|in the middle|at the end|needs(?! to)|keep the (?:others?|rest)|add|ekle\w*|yanina|ayrica|eksik|da olsun|de olsun|da gelsin|de gelsin)\b/;

/** "who its from", "where we were": a clause is a name, although its words belong to sentences. */
export const clauseName = /^(?:who|what|where|when|which|how|kim\w*|ne|nere\w*|hangi|kac\w*) \S/;
