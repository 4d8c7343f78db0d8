export interface LegalSection {
  readonly title: string;
  /** One entry per paragraph. `{{siteName}}` is replaced by the site's name. */
  readonly paragraphs?: readonly string[];
  /** A list below the paragraphs. */
  readonly points?: readonly string[];
}

/** A legal text of the site in Turkish, which is binding, with an English summary. */
export interface LegalDocument {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
  readonly summary: { readonly title: string; readonly paragraphs: readonly string[] };
}
