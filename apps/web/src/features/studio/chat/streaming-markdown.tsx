import { useDeferredValue } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const Markdown = lazyComponent(async () => (await import('./markdown.tsx')).default);

/** The text of an answer as markdown. Rendering is deferred so that streaming does not block input. */
export function StreamingMarkdown({ text }: { readonly text: string }) {
  const deferred = useDeferredValue(text);
  return (
    <div className="studio-prose text-14 leading-relaxed [overflow-wrap:anywhere]">
      <Markdown fallback={<p className="whitespace-pre-wrap">{deferred}</p>} text={deferred} />
    </div>
  );
}
