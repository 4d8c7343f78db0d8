import { isSystemFont } from '../model/font-reference.ts';
import type { Style } from './element-style.ts';
import { printFontHook, printSystemFont } from './fonts.ts';
import { createNames, toCamel } from './names.ts';
import { lineWidth, printArray, quote } from './print-text.ts';

/** Collects what the markup of one file uses, so that nothing unused is printed. */
export class ScreenFile {
  readonly native = new Set<string>();
  readonly react = new Set<string>();
  hasFadeIn = false;
  hasNavigation = false;
  readonly #styles = new Map<string, { readonly name: string; readonly style: Style }>();
  readonly #rows = new Map<string, string>();
  readonly #styleNames = createNames();
  readonly #rowNames: (wanted: string) => string;
  readonly #fontNames: ReadonlyMap<string, string>;
  readonly #fonts = new Set<string>();

  constructor(rowNames: (wanted: string) => string, fontNames: ReadonlyMap<string, string>) {
    this.#rowNames = rowNames;
    this.#fontNames = fontNames;
  }

  /** `styles.name` for a style; equal styles share an entry. Undefined for an empty style. */
  style(style: Style, name: string): string | undefined {
    if (style.length === 0) return undefined;
    const key = JSON.stringify(style);
    const known = this.#styles.get(key);
    if (known !== undefined) return `styles.${known.name}`;
    const entry = { name: this.#styleNames(toCamel(name, 'element')), style };
    this.#styles.set(key, entry);
    for (const [property, value] of style) if (property === 'fontFamily') this.#useFont(String(value));
    return `styles.${entry.name}`;
  }

  #useFont(font: string): void {
    if (isSystemFont(font)) this.native.add('Platform');
    else this.#fonts.add(font);
  }

  get hasFonts(): boolean {
    return this.#fonts.size > 0;
  }

  /** The lines that load the project's fonts before the screen is shown. */
  printFonts(): string {
    return printFontHook([...this.#fonts].map((path) => [this.#nameOf(path), path] as const));
  }

  #nameOf(font: string): string {
    return this.#fontNames.get(font) ?? font;
  }

  /** Name of the constant with the rows of a list. */
  rows(json: string, name: string): string {
    const known = this.#rows.get(json);
    if (known !== undefined) return known;
    const created = this.#rowNames(`${toCamel(name, 'list')}Rows`);
    this.#rows.set(json, created);
    return created;
  }

  get hasStyles(): boolean {
    return this.#styles.size > 0;
  }

  printStyles(): string {
    const entries = [...this.#styles.values()].map(
      ({ name, style }) => `  ${name}: {\n${style.map((line) => this.#printEntry(line)).join('')}  },\n`,
    );
    return `const styles = StyleSheet.create({\n${entries.join('')}});\n`;
  }

  printRows(): string {
    const constants = [...this.#rows].map(([json, name]) => {
      const values: unknown = JSON.parse(json);
      const entries = (Array.isArray(values) ? values : []).map((value) => quote(String(value)));
      const start = `const ${name}: readonly string[] = `;
      // The semicolon needs a column.
      return `${start}${printArray(entries, '', start.length + 1)};\n`;
    });
    return constants.join('');
  }

  #printEntry([name, value]: Style[number]): string {
    const start = `    ${name}:`;
    const text =
      typeof value === 'number'
        ? String(value)
        : name !== 'fontFamily'
          ? quote(value)
          : isSystemFont(value)
            ? printSystemFont(value)
            : quote(this.#nameOf(value));
    return start.length + text.length + 2 > lineWidth ? `${start}\n      ${text},\n` : `${start} ${text},\n`;
  }
}
