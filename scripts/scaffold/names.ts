/** The forms of a capability's name, such as `gift-cards`. */
export interface Names {
  /** `gift-cards`: folders, files and addresses. */
  readonly kebab: string;
  /** `giftCards`: values. */
  readonly camel: string;
  /** `GiftCards`: types and components. */
  readonly pascal: string;
  /** `Gift cards`: titles and sentences. */
  readonly words: string;
}

/** Throws when the name is not lower case words with hyphens. */
export function toNames(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab) || kebab.length > 40) {
    throw new Error(`"${kebab}" must be lower case words with hyphens, such as gift-cards.`);
  }
  const pascal = kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
