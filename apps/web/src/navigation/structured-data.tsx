import type { StructuredData as Data } from '@kilim/contract';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The page's description for search engines. The server writes it into the head, from where the app removes it. */
export function StructuredData({ describe }: { readonly describe: (origin: string) => Data }) {
  if (!useHydrated()) return null;
  const text = JSON.stringify(describe(window.location.origin)).replaceAll('<', '\\u003c');
  // The texts are of the catalogue, and `<` cannot end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
