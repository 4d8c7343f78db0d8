import { z } from 'zod';

const declarations = z.object({
  /** File of each module specifier, such as `react`. */
  modules: z.record(z.string(), z.string()),
  /** Texts by path, such as `react-native/types/index.d.ts`; those of the language are below `lib/`. */
  files: z.record(z.string(), z.string()),
});

/** Type declarations of the language and of the packages in the SDK table, written by scripts/make-declarations.ts. */
export type Declarations = z.infer<typeof declarations>;

/** Reads the stored declarations; throws if the JSON has another form. */
export const readDeclarations = (json: unknown): Declarations => declarations.parse(json);
