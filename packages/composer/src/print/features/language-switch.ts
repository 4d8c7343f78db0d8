import type { Language } from '@kilim/contract';
import type { AppSpec } from '../../spec/app-spec.ts';
import { shows } from './feature-support.ts';

/** Languages of an app: its own one, and with a switch the other one after it. */
export function languagesOf(spec: AppSpec): readonly Language[] {
  if (!shows('languageSwitch', spec)) return [spec.language];
  return spec.language === 'tr' ? ['tr', 'en'] : ['en', 'tr'];
}

/**
 * Whether the language can change while the app runs. Texts that a module would read once, when it is loaded, are then
 * read on each use: by a function or a getter.
 */
export const changesLanguage = (spec: AppSpec): boolean => languagesOf(spec).length > 1;

/** A list with texts and its use: a constant, or a function that reads the texts of the chosen language. */
export function textList(
  name: string,
  type: string,
  spec: AppSpec,
): { readonly head: string; readonly use: string } {
  if (!changesLanguage(spec))
    return { head: `const ${name}${type === '' ? '' : `: ${type}`} = [`, use: name };
  return { head: `const ${name} = ()${type === '' ? '' : `: ${type}`} => [`, use: `${name}()` };
}

/** A property that is a text, as lines with a comma. */
export const textProperty = (name: string, text: string, spec: AppSpec): readonly string[] =>
  changesLanguage(spec) ? [`get ${name}() {`, `  return ${text};`, '},'] : [`${name}: ${text},`];
