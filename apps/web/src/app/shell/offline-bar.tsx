import { WifiOff } from 'lucide-react';
import { useTranslate } from '../../i18n/translation.ts';
import { useOnline } from '../../ui/use-online.ts';

/** Tells the user that the device is offline; pending requests continue when the network returns. */
export function OfflineBar() {
  const translate = useTranslate();
  const hasNetwork = useOnline();
  return (
    <div role="status" className="sticky bottom-0 z-30 order-last">
      {hasNetwork ? null : (
        <p className="flex items-center justify-center gap-2 border-t border-warning/40 bg-raised px-4 py-2.5 text-13">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
          {translate('shell.offline')}
        </p>
      )}
    </div>
  );
}
