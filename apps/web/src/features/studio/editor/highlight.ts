import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { languageOf } from './language-of.ts';

// Colours are CSS variables (studio.css), so a theme change needs no new editor.
const style = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-attribute)' },
  { tag: [tags.attributeName, tags.escape], color: 'var(--code-attribute)' },
  {
    tag: [tags.typeName, tags.className, tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-name)',
  },
  { tag: tags.propertyName, color: 'var(--ink)' },
  { tag: [tags.comment, tags.meta], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.bracket, tags.operator], color: 'var(--muted)' },
  { tag: tags.invalid, color: 'var(--danger)' },
]);

/** Syntax highlighting for a file, by its extension. */
export function highlightFor(path: string): Extension {
  const language = languageOf(path);
  const parser =
    language === 'tsx'
      ? javascript({ jsx: true, typescript: true })
      : language === 'javascript'
        ? javascript({ jsx: true })
        : language === 'json'
          ? json()
          : [];
  return [parser, syntaxHighlighting(style)];
}
