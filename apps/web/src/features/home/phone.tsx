import { useSiteName } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { WovenMedallion } from '../../ui/woven-motif.tsx';

/** A phone with a running app in it. */
export function Phone() {
  const translate = useTranslate();
  const siteName = useSiteName();
  return (
    <figure className="mx-auto flex w-full max-w-[300px] flex-col items-center gap-4">
      <div className="relative aspect-[375/780] w-full rounded-[44px] border-[10px] border-[#1c1916] bg-sunken shadow-float">
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 overflow-hidden rounded-[34px]">
          <WovenMedallion className="animate-shimmer" />
          <p className="text-13 text-muted">{translate('home.phone.starting')}</p>
        </div>
      </div>
      <figcaption className="text-center text-12 text-muted">
        {translate('home.phone.caption', { siteName })}
      </figcaption>
    </figure>
  );
}
