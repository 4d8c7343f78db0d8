import { breakOf, insertAt, type Patch, removal, replaceSpan } from './patch.ts';
import type { ImportName, SourceImport, SourceScreen } from './screen.ts';

/** Adds names of React Native to the imports of a file, where they are missing. */
export function addImports({ source, imports }: SourceScreen, wanted: readonly string[]): readonly Patch[] {
  const own = imports.filter((each) => each.source === 'react-native' && !each.isType);
  const known = new Set(own.flatMap(({ names }) => names.map(({ local }) => local)));
  const missing = [...new Set(wanted)].filter((name) => !known.has(name));
  if (missing.length === 0) return [];
  const open = own.find(({ names }) => names.length > 0);
  const last = open?.names.at(-1);
  if (last !== undefined) return [insertAt(last.span.end, missing.map((name) => `, ${name}`).join(''))];
  const line = `import { ${missing.toSorted().join(', ')} } from 'react-native';`;
  const at = imports.at(-1)?.span.end;
  const lineBreak = breakOf(source);
  return [at === undefined ? insertAt(0, `${line}${lineBreak}`) : insertAt(at, `${lineBreak}${line}`)];
}

/** Whether a name of the file is free for something new. */
export function freeName({ names, imports, sheets }: SourceScreen, wanted: string): string {
  const taken = new Set([
    ...names.keys(),
    ...imports.flatMap((each) => each.names.map(({ local }) => local)),
    ...sheets.flatMap(({ entries }) => entries.map(({ name }) => name)),
  ]);
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}${number}`)) return `${wanted}${number}`;
}

function dropNames(source: string, each: SourceImport, unused: readonly ImportName[]): readonly Patch[] {
  const rest = each.names.filter((name) => !unused.includes(name));
  if (rest.length === 0 && !each.hasOthers) return [removal(source, each.span)];
  const [first] = each.names;
  const last = each.names.at(-1);
  if (rest.length === 0 || first === undefined || last === undefined)
    return unused.map(({ span }) => removal(source, span, true));
  // Each name goes with the space between it and a name that stays.
  return unused.map(({ span }) => {
    const index = each.names.findIndex((name) => name.span === span);
    const next = each.names[index + 1];
    if (next !== undefined) return replaceSpan({ start: span.start, end: next.span.start }, '');
    const kept = each.names.findLast((name) => !unused.includes(name));
    return replaceSpan({ start: kept?.span.end ?? span.start, end: span.end }, '');
  });
}

/** Removes imports and style entries that were used before an edit and no longer are. */
export function dropUnused(before: SourceScreen, after: SourceScreen): readonly Patch[] {
  const { source, imports, names, sheets } = after;
  const wasUsed = (name: string): boolean => before.names.has(name);
  const patches: Patch[] = [];
  for (const each of imports) {
    const unused = each.names.filter(({ local }) => wasUsed(local) && !names.has(local));
    if (unused.length > 0) patches.push(...mergeNeighbours(dropNames(source, each, unused)));
  }
  for (const { name: sheet, entries } of sheets) {
    const used = (text: string, entry: string): boolean =>
      new RegExp(`\\b${sheet}\\s*(?:\\.|\\?\\.)\\s*${entry}(?![\\w$])`).test(text);
    // A computed member can be any entry.
    if (new RegExp(`\\b${sheet}\\s*(?:\\[|[,;)}])`).test(source)) continue;
    for (const { name, span } of entries)
      if (/^[\w$]+$/.test(name) && used(before.source, name) && !used(source, name))
        patches.push(removal(source, span, true));
  }
  return patches;
}

/** Joins patches that touch or overlap, such as those of two names in a row. */
function mergeNeighbours(patches: readonly Patch[]): readonly Patch[] {
  const merged: Patch[] = [];
  for (const patch of patches.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && patch.start < last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, patch.end), text: '' };
    else merged.push(patch);
  }
  return merged;
}
