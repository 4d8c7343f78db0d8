import type { tr } from './tr/index.ts';

type Shape<Node> = { readonly [Key in keyof Node]: Node[Key] extends string ? string : Shape<Node[Key]> };

/** The shape of a catalogue: the keys of the Turkish source. */
export type Catalogue = Shape<typeof tr>;

/** The groups of texts that were loaded; of the errors those of the public pages or all. */
export type PartialCatalogue = Partial<Omit<Catalogue, 'errors'>> & {
  readonly errors?: Partial<Catalogue['errors']>;
};

type Leaf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Leaf<Node[Key]>}`;
}[keyof Node & string];

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Key of a text, such as `errors.project_not_found`; plural forms without their suffix. */
export type MessageKey = WithoutPlural<Leaf<typeof tr>>;
