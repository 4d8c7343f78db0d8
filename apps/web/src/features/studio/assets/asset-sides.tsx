import { readBinaryReference } from '@kilim/app-kit';
import { useTranslate } from '../../../i18n/translation.ts';
import { AssetFacts } from './asset-facts.tsx';
import { AssetFigure } from './asset-figure.tsx';

interface AssetSidesProps {
  readonly path: string;
  readonly sides: readonly { readonly title: string; readonly content: string | null }[];
}

/** Two states of a binary file next to each other; below each other on a phone. */
export function AssetSides({ path, sides }: AssetSidesProps) {
  const translate = useTranslate();
  return (
    // The keyboard scrolls the dialog around it, which has nothing else to focus.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the area scrolls
    <section aria-label={path} className="grid gap-4 p-3 outline-offset-0 sm:grid-cols-2" tabIndex={0}>
      {sides.map(({ title, content }) => {
        const reference = content === null ? undefined : readBinaryReference(content);
        return (
          <figure className="flex min-w-0 flex-col gap-2" key={title}>
            <figcaption className="text-12 font-medium text-muted">{title}</figcaption>
            {reference === undefined ? (
              <p className="text-13 text-muted">
                {translate(content === null ? 'studio.assets.none' : 'studio.assets.text')}
              </p>
            ) : (
              <>
                <AssetFigure isCompact path={path} reference={reference} />
                <AssetFacts reference={reference} />
              </>
            )}
          </figure>
        );
      })}
    </section>
  );
}
