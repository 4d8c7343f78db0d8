import { lazy, Suspense, useDeferredValue } from 'react';

const Markdown = lazy(() => import('./markdown.tsx'));

/** An answer's words. While they stream in, keys and clicks come before the newest ones. */
export function Prose({ text }: { readonly text: string }) {
  const deferred = useDeferredValue(text);
  return (
    <div className="studio-prose text-14 leading-relaxed [overflow-wrap:anywhere]">
      <Suspense fallback={<p className="whitespace-pre-wrap">{deferred}</p>}>
        <Markdown text={deferred} />
      </Suspense>
    </div>
  );
}
