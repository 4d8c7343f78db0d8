import type { ArchetypeId } from '../src/spec/app-spec.ts';

/** A description as a person types it, and what the app must show. */
export interface FirstPrompt {
  readonly group: string;
  readonly language: 'tr' | 'en';
  readonly prompt: string;
  readonly kind: 'app' | 'refusal' | 'talk' | 'needsSubject';
  /** Folded texts of which one is in the app's name, its subject's words or the names of its entities. */
  readonly about: readonly string[];
  /** One of these; empty: any. */
  readonly archetypes: readonly ArchetypeId[];
  /** Folded texts that labels of fields, screens, options or the name contain. */
  readonly visible: readonly string[];
}

/** Names that writers of descriptions use for kinds of apps. */
const otherNames: Readonly<Record<string, readonly ArchetypeId[]>> = {
  planner: ['weekPlan'],
  flashcards: ['quiz'],
  habits: ['log', 'checklist'],
};

const readKinds = (cell: string): readonly ArchetypeId[] =>
  cell
    .split('/')
    .filter(Boolean)
    .flatMap((name) => otherNames[name] ?? [name as ArchetypeId]);

/**
 * Reads rows 'prompt | about | archetypes | visible'; alternatives are separated by '/', visible texts by commas. A row without
 * 'about' has the kind in its second column in brackets: '(talk)'. A line break in a prompt is written as '⏎'.
 */
export function readPrompts(group: string, language: 'tr' | 'en', rows: string): FirstPrompt[] {
  return rows
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const [prompt = '', about = '', archetypes = '', visible = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      const kind = /^\((\w+)\)$/.exec(about)?.[1] as FirstPrompt['kind'] | undefined;
      return {
        group,
        language,
        prompt: prompt.replaceAll('⏎', '\n'),
        kind: kind ?? 'app',
        about: kind ? [] : about.split('/').filter(Boolean),
        archetypes: readKinds(archetypes),
        visible: visible
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      };
    });
}
