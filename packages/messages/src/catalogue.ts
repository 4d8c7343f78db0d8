import type { tr } from './tr/index.ts';

type Shape<Node> = { readonly [Key in keyof Node]: Node[Key] extends string ? string : Shape<Node[Key]> };

/** What every language has to hold: the keys of the Turkish source. */
export type Catalogue = Shape<typeof tr>;

type Leaf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Leaf<Node[Key]>}`;
}[keyof Node & string];

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Name of a text, such as `errors.project_not_found`. Plural forms are asked for without their suffix. */
export type MessageKey = WithoutPlural<Leaf<typeof tr>>;
