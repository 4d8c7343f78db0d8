import type { Language } from '@kilim/contract';

/** A text of the app, or TypeScript source of a function that returns one: { code: '(count: number) => `${count} kitap`' }. */
export type StringValue = string | { readonly code: string };

/** The texts of the app's src/strings.ts by group, collected while its files are printed. */
export interface StringTable {
  /** Adds a text and returns the expression that reads it: `strings.appointments.title`. An equal key keeps its first text. */
  add(group: string, key: string, value: StringValue): string;
}

/** Texts of kit files in both languages. */
export type StringGroup = Readonly<Record<Language, Readonly<Record<string, StringValue>>>>;
