import type { PrintedFile } from '../printed-file.ts';
import { wrapLines } from '../text/wrap-lines.ts';
import { type CollectedStrings, findUsedTexts } from './create-string-table.ts';

const path = 'src/strings.ts';

/** src/strings.ts, with a file for each language if there are several; the first table is that of the first start. */
export const printStrings = (
  tables: readonly CollectedStrings[],
  sources: readonly PrintedFile[],
): readonly PrintedFile[] =>
  listFiles(tables, sources).map(({ path: file, source }) => ({ path: file, source: wrapLines(source) }));

function listFiles(
  tables: readonly CollectedStrings[],
  sources: readonly PrintedFile[],
): readonly PrintedFile[] {
  const used = findUsedTexts(sources);
  const [first, ...others] = tables;
  if (first === undefined) throw new Error('An app has at least one language');
  if (others.length === 0) {
    const source = `/** Every text that people see. */\nexport const strings = ${first.printTexts(used)};\n`;
    return [{ path, source }];
  }
  return [
    { path, source: printChoice(tables.map(({ language }) => language)) },
    {
      path: `src/texts/${first.language}.ts`,
      source: `/** Every text that people see; the other languages have the same ones. */\nexport const ${first.language} = ${first.printTexts(used)};\n\nexport type Strings = typeof ${first.language};\n`,
    },
    ...others.map((table) => ({
      path: `src/texts/${table.language}.ts`,
      source: `import type { Strings } from './${first.language}';\n\nexport const ${table.language}: Strings = ${table.printTexts(used)};\n`,
    })),
  ];
}

const printChoice = (languages: readonly string[]): string => `import type { Language } from './locale';
${[...languages]
  .sort()
  .map((language) =>
    language === languages[0]
      ? `import { type Strings, ${language} } from './texts/${language}';`
      : `import { ${language} } from './texts/${language}';`,
  )
  .join('\n')}

/** Every language of the app. */
const catalogues: Record<Language, Strings> = { ${languages.join(', ')} };

/** Every text that people see, in the chosen language. */
export let strings: Strings = catalogues.${languages[0]};

/** Changes the texts; screens that are drawn afterwards have them. */
export function setStrings(language: Language): void {
  strings = catalogues[language];
}
`;
