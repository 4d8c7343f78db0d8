export interface LegalSection {
  readonly title: string;
  /** Sentences that belong together, one entry a paragraph. `{{siteName}}` stands for the site's name. */
  readonly paragraphs?: readonly string[];
  /** A list below the paragraphs. */
  readonly points?: readonly string[];
}

/** A legal text of the site: Turkish is binding, the English summary says the same in short. */
export interface LegalDocument {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
  readonly summary: { readonly title: string; readonly paragraphs: readonly string[] };
}
