import type { ColorScheme } from '@kilim/preview/host';

/** What an app looks like, as far as the first files of an answer tell. */
export interface AppLook {
  readonly name: string;
  readonly page: string;
  readonly ink: string;
  readonly primary: string;
  readonly onPrimary: string;
}

const namePattern = /"name":\s*("(?:[^"\\]|\\.){1,200}")/;

function readName(spec: string): string | null {
  try {
    return JSON.parse(namePattern.exec(spec)?.[1] ?? '""') || null;
  } catch {
    return null;
  }
}

/** The part of a theme with the colours of a scheme; '' until it has arrived. */
function partOf(theme: string, scheme: ColorScheme): string {
  const start = theme.search(new RegExp(`\\bconst ${scheme}\\b`));
  return start === -1 ? '' : theme.slice(start);
}

/**
 * Name and colours of the app that an answer writes: those of `app-spec.json` and `src/theme.ts`, which a composed app
 * begins with. Null while one of them is missing; the files may be incomplete.
 */
export function readLook(files: Readonly<Record<string, string>>, device: ColorScheme): AppLook | null {
  const { 'app-spec.json': spec = '', 'src/theme.ts': source = '' } = files;
  const name = readName(spec);
  const scheme = /"scheme":\s*"(light|dark)"/.exec(spec)?.[1] === 'dark' ? 'dark' : device;
  const theme = partOf(source, scheme);
  const color = (use: string): string | undefined =>
    new RegExp(`\\b${use}: '(#[0-9a-f]{6})'`).exec(theme)?.[1];
  const [page, ink, primary, onPrimary] = ['page', 'ink', 'primary', 'onPrimary'].map(color);
  if (name === null || !page || !ink || !primary || !onPrimary) return null;
  return { name, page, ink, primary, onPrimary };
}
