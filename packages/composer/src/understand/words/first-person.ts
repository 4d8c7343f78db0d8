/** What people say that they are, as a pattern for one word: "arıcıyım", "terziyim", "berberim". */
export const firstPerson =
  '(?:\\p{L}{2,}[cç][ıiuü]y|terziy|berber|manav|kuaför|kuafor|bakkal|kasap|nalbur|marangoz|çilingir|cilingir)[ıiuü]m';
