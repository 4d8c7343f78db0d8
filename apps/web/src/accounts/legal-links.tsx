import { useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';

const linkLook = 'inline-flex min-h-8 items-center text-13 text-primary underline-offset-4 hover:underline';

/** Links to the privacy and KVKK texts, in a new tab so that the form keeps its input. */
export function LegalLinks() {
  const translate = useTranslate();
  return (
    <>
      <a href={paths.privacy.to()} target="_blank" rel="noreferrer" className={linkLook}>
        {translate('auth.field.readPrivacy')}
      </a>
      <a href={paths.kvkk.to()} target="_blank" rel="noreferrer" className={linkLook}>
        {translate('auth.field.readKvkk')}
      </a>
    </>
  );
}
