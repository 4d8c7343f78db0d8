// The palette of a project: colours with a name in the files that hold its look.

/** A named colour, such as `light.primary`. */
export interface ProjectColor {
  readonly name: string;
  /** `#RRGGBB` or `#RRGGBBAA` in capital letters. */
  readonly color: string;
}

const paletteFile = /(?:^|[/.-])(?:themes?|colou?rs?|palettes?|tokens)\.[jt]sx?$/i;
const maximum = 40;
const group = /(?:const|let|var)\s+([\w$]+)[^=\n]*=\s*\{|^\s*([\w$]+)\s*:\s*\{/;
const entry = /(?:(["'])([\w-]+)\1|([\w$]+))\s*(?::|=)\s*(["'`])(#[0-9a-f]{3,8})\4/gi;

/** A colour with six or eight digits; undefined for another number of them. */
function complete(color: string): string | undefined {
  const digits = color.slice(1);
  if (digits.length === 6 || digits.length === 8) return color.toUpperCase();
  if (digits.length !== 3 && digits.length !== 4) return undefined;
  return `#${[...digits].map((digit) => digit + digit).join('')}`.toUpperCase();
}

/** The colours of a project's theme, each once, in the order of the files. */
export function listProjectColors(files: Iterable<readonly [string, string]>): readonly ProjectColor[] {
  const found = new Map<string, string>();
  for (const [path, content] of files) {
    if (!paletteFile.test(path) || content.length > 200_000) continue;
    let owner = '';
    for (const line of content.split('\n')) {
      const opened = group.exec(line);
      if (opened !== null) owner = opened[1] ?? opened[2] ?? '';
      for (const [, , quoted, plain, , written = ''] of line.matchAll(entry)) {
        const color = complete(written);
        const name = quoted ?? plain ?? '';
        if (color !== undefined && !found.has(color))
          found.set(color, owner === '' ? name : `${owner}.${name}`);
      }
    }
  }
  return [...found].slice(0, maximum).map(([color, name]) => ({ color, name }));
}
