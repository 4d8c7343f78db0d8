import type { GalleryId } from '@kilim/contract';
import type { AppContents as Contents } from '../../examples/gallery-files.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';

// Written by scripts/gallery/build.ts, by id and language.
const built = import.meta.glob<Readonly<Record<string, Contents>>>('../../../gallery/dist/contents.json', {
  eager: true,
  import: 'default',
});
const contents = Object.values(built)[0];

/** The screens of an app, and the fields of everything that it keeps. */
export function AppContents({ id }: { readonly id: GalleryId }) {
  const translate = useTranslate();
  const language = useLanguage();
  const app = contents?.[`${id}-${language}`];
  if (app === undefined) return null;
  return (
    <>
      <h2 className="pb-3 text-16 font-semibold">{translate('gallery.screens')}</h2>
      <ul className="flex flex-wrap gap-2">
        {app.screens.map((screen) => (
          <li
            key={screen}
            className="inline-flex h-8 items-center rounded-full border border-line bg-raised px-3 text-13"
          >
            {screen}
          </li>
        ))}
      </ul>
      {app.records.length === 0 ? null : (
        <>
          <h2 className="pt-8 pb-1 text-16 font-semibold">{translate('gallery.fields')}</h2>
          <dl className="divide-y divide-line">
            {app.records.map(({ name, fields }) => (
              <div key={name} className="grid gap-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
                <dt className="text-14 font-medium">{name}</dt>
                <dd className="text-14 text-muted">{fields.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
