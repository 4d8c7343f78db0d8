import { describeGalleryForSearch, type GalleryId, galleryApps, galleryCategories } from '@kilim/contract';
import { GalleryCard } from '../../examples/gallery-card.tsx';
import { preloadRunDialog, useGalleryApps } from '../../examples/use-gallery-apps.tsx';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { StructuredData } from '../../navigation/structured-data.tsx';
import { choiceParam, textParam } from '../../navigation/url-params.ts';
import { defaultUrlState, useUrlState } from '../../navigation/use-url-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { filterApps } from './filter-apps.ts';
import { GalleryFilters } from './gallery-filters.tsx';

const urlSchema = {
  category: choiceParam('category', galleryCategories),
  search: textParam('q', { maximumLength: 80 }),
};

/** Cards of the first row, whose pictures are in view when the page opens. */
const firstCards = 4;

/** `/gallery`: all apps by category, with a filter and a search: docs/rules/gallery.md */
export default function GalleryRoute() {
  const translate = useTranslate();
  const isHydrated = useHydrated();
  const url = useUrlState(urlSchema);
  // The server renders the whole list for every address.
  const { category, search } = isHydrated ? url.state : defaultUrlState(urlSchema);
  const { run, keep, dialog } = useGalleryApps();
  const read = (id: GalleryId) => ({
    name: translate(`gallery.apps.${id}.name`),
    about: translate(`gallery.apps.${id}.about`),
    prompt: translate(`gallery.apps.${id}.prompt`),
  });
  const found = filterApps(category, search, read);
  const sections = galleryCategories
    .map((one) => ({
      category: one,
      apps: galleryApps.filter((app) => app.category === one && found.includes(app.id)),
    }))
    .filter(({ apps }) => apps.length > 0);
  const title = translate('gallery.title');

  return (
    <main
      className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-6 sm:py-14"
      onPointerEnter={preloadRunDialog}
      onFocus={preloadRunDialog}
    >
      <PageHead title={title} description={translate('gallery.description')} />
      <StructuredData
        describe={(origin) =>
          describeGalleryForSearch(
            title,
            galleryApps.map(({ id }) => ({ ...read(id), address: origin + paths.galleryApp.to(id) })),
          )
        }
      />
      <h1 className="max-w-3xl text-28 font-semibold tracking-tight text-balance sm:text-40">
        {translate('gallery.heading')}
      </h1>
      <p className="max-w-2xl pt-3 pb-8 text-16 text-muted">{translate('gallery.intro')}</p>
      <GalleryFilters
        category={category}
        search={search}
        linkTo={(one) => {
          if (isHydrated) return url.linkTo({ category: one });
          return one === null ? paths.gallery.to() : `#${one}`;
        }}
        onSearch={(text) => url.change({ search: text })}
      />
      <p role="status" className="pt-6 text-13 text-muted">
        {translate('gallery.found', { count: found.length })}
      </p>
      {sections.map(({ category: one, apps }, index) => (
        <section key={one} id={one} aria-labelledby={`${one}-title`} className="scroll-mt-16 pt-8">
          <h2 id={`${one}-title`} className="pb-5 text-20 font-semibold tracking-tight">
            {translate(`gallery.category.${one}`)}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 xl:grid-cols-5">
            {apps.map(({ id }, position) => (
              <li key={id} className="flex">
                <GalleryCard
                  id={id}
                  isFirst={index === 0 && position < firstCards}
                  onRun={() => run(id)}
                  onKeep={() => keep(id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 ? (
        <EmptyState
          title={translate('gallery.none')}
          description={translate('gallery.noneText')}
          action={
            <Button variant="secondary" onClick={() => url.change(defaultUrlState(urlSchema))}>
              {translate('gallery.clear')}
            </Button>
          }
        />
      ) : null}
      {dialog}
    </main>
  );
}
