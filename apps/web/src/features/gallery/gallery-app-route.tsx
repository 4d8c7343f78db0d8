import { describeAppForSearch, type GalleryId, galleryApps, isGalleryId } from '@kilim/contract';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { GalleryPicture } from '../../examples/gallery-picture.tsx';
import { useGalleryApps } from '../../examples/use-gallery-apps.tsx';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { StructuredData } from '../../navigation/structured-data.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AppContents } from './app-contents.tsx';
import { GalleryPhone } from './gallery-phone.tsx';

/** `/gallery/:appId`: one app with its screens and fields, and its phone: docs/rules/gallery.md */
export default function GalleryAppRoute() {
  const translate = useTranslate();
  const { appId = '' } = useParams();
  if (isGalleryId(appId)) return <GalleryApp key={appId} id={appId} />;
  return (
    <main className="flex flex-1 items-center justify-center px-4 py-16">
      <PageHead title={translate('gallery.missing')} />
      <EmptyState
        title={translate('gallery.missing')}
        description={translate('gallery.missingText')}
        action={
          <Link to={paths.gallery.to()} className={buttonLook('secondary')}>
            {translate('gallery.back')}
          </Link>
        }
      />
    </main>
  );
}

function GalleryApp({ id }: { readonly id: GalleryId }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { keep, dialog } = useGalleryApps();
  const name = translate(`gallery.apps.${id}.name`);
  const about = translate(`gallery.apps.${id}.about`);
  const category = galleryApps.find((app) => app.id === id)?.category;
  const others = galleryApps.filter((app) => app.category === category && app.id !== id).slice(0, 5);
  return (
    <main className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <PageHead title={translate('gallery.appTitle', { name })} description={about} />
      <StructuredData
        describe={(origin) =>
          describeAppForSearch({ name, about, address: origin + paths.galleryApp.to(id) }, language)
        }
      />
      <Link to={paths.gallery.to()} className={`${buttonLook('quiet')} -ml-4`}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {translate('gallery.back')}
      </Link>
      <div className="grid gap-x-10 gap-y-10 pt-4 md:grid-cols-[minmax(0,1fr)_17rem] md:grid-rows-[auto_1fr] md:gap-y-0 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-16">
        <div className="min-w-0">
          {category === undefined ? null : (
            <p className="text-13 font-medium text-primary">{translate(`gallery.category.${category}`)}</p>
          )}
          <h1 className="text-28 font-semibold tracking-tight sm:text-40">{name}</h1>
          <p className="max-w-2xl pt-3 text-16 text-muted">{about}</p>
          <figure className="pt-6">
            <figcaption className="pb-1 text-13 text-muted">{translate('gallery.prompt')}</figcaption>
            <blockquote className="rounded-card border border-line bg-sunken px-4 py-3 text-16">
              {translate(`gallery.apps.${id}.prompt`)}
            </blockquote>
          </figure>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-6">
            <Button size="large" onClick={() => keep(id)}>
              {translate('gallery.keep')}
            </Button>
            <p className="text-13 text-muted">{translate('gallery.free')}</p>
          </div>
        </div>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <GalleryPhone id={id} />
        </div>
        <div className="min-w-0 md:pt-8">
          <AppContents id={id} />
        </div>
      </div>
      <section aria-labelledby="more-title" className="pt-14">
        <h2 id="more-title" className="pb-4 text-20 font-semibold">
          {translate('gallery.more')}
        </h2>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {others.map((app) => (
            <li key={app.id}>
              <Link
                to={paths.galleryApp.to(app.id)}
                className="flex h-full items-center gap-3 rounded-card border border-line bg-raised p-3 transition-colors hover:border-line-strong"
              >
                <GalleryPicture
                  id={app.id}
                  isDecorative
                  className="h-auto w-12 shrink-0 rounded-control border-2 border-device bg-sunken"
                />
                <span className="text-14 font-medium">{translate(`gallery.apps.${app.id}.name`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {dialog}
    </main>
  );
}
