import { featuredApps } from '../../../examples/featured-apps.ts';
import { GalleryCard } from '../../../examples/gallery-card.tsx';
import { preloadRunDialog, useGalleryApps } from '../../../examples/use-gallery-apps.tsx';
import { useTranslate } from '../../../i18n/translation.ts';

/** Apps of the gallery: pictures of their first screens, which open the running app, and a button to make one's own. */
export function ExampleStrip() {
  const translate = useTranslate();
  const { run, keep, dialog } = useGalleryApps();
  return (
    <section
      id="features"
      aria-labelledby="apps-title"
      className="mx-auto max-w-7xl scroll-mt-14 pt-16 sm:px-6 sm:pt-20"
      onPointerEnter={preloadRunDialog}
      onFocus={preloadRunDialog}
    >
      <div className="px-4 sm:px-0">
        <h2 id="apps-title" className="text-28 font-semibold tracking-tight">
          {translate('showcase.apps.title')}
        </h2>
        <p className="max-w-2xl pt-2 text-16 text-muted">{translate('showcase.apps.subtitle')}</p>
      </div>
      <ul
        aria-label={translate('showcase.apps.list')}
        className="flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain px-4 pt-8 pb-4 sm:scroll-px-0 sm:px-0 xl:grid xl:grid-cols-6 xl:overflow-visible"
      >
        {featuredApps.map((id) => (
          <li key={id} className="flex w-48 shrink-0 snap-start xl:w-auto">
            <GalleryCard id={id} isFirst={false} onRun={() => run(id)} onKeep={() => keep(id)} />
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
