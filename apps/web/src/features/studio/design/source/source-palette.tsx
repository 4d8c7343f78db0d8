import { type SnippetName, snippetNames } from '@kilim/design-model/source';
import {
  Heading,
  type LucideIcon,
  RectangleHorizontal,
  Rows3,
  Square,
  TextCursorInput,
  Type,
} from 'lucide-react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { useSelectedSource, useSource } from './source-context.tsx';
import { insertSide } from './use-source-picture.ts';

const icons: Readonly<Record<SnippetName, LucideIcon>> = {
  text: Type,
  heading: Heading,
  button: RectangleHorizontal,
  input: TextCursorInput,
  container: Square,
  row: Rows3,
};

export const insertHints = {
  inside: 'designer.source.insertInside',
  after: 'designer.source.insertAfter',
  none: 'designer.source.insertHint',
} as const;

/** What can be inserted into the selected element, or behind one that holds nothing. */
export function SourcePalette() {
  const translate = useTranslate();
  const source = useSource();
  const element = useSelectedSource();
  const at = insertSide(element);
  return (
    <div className="flex flex-col gap-2 p-3">
      <p className="text-12 text-muted">{translate(insertHints[at ?? 'none'])}</p>
      <div className="grid grid-cols-2 gap-2">
        {snippetNames.map((name) => {
          const Icon = icons[name];
          const text = translate(`designer.source.snippets.${name}`);
          return (
            <button
              className="flex min-h-16 flex-col items-center justify-center gap-1 rounded-control border border-line bg-raised p-2 text-12 hover:border-line-strong disabled:opacity-50"
              disabled={at === null}
              key={name}
              onClick={() => {
                if (element === undefined || at === null) return;
                source.edit({ type: 'insert', element: element.id, at, snippet: name, text });
              }}
              type="button"
            >
              <Icon aria-hidden="true" className="size-4 text-muted" />
              {text}
            </button>
          );
        })}
      </div>
    </div>
  );
}
