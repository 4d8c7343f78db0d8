import type { GalleryId } from '@kilim/contract';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PhoneScreen } from './phone-screen.tsx';

export interface RunDialogProps {
  readonly id: GalleryId;
  readonly onClose: () => void;
  readonly onKeep: () => void;
}

/** A running app in a phone, with the button to make it one's own. */
export function RunDialog({ id, onClose, onKeep }: RunDialogProps) {
  const translate = useTranslate();
  const name = translate(`gallery.apps.${id}.name`);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      description={translate(`gallery.apps.${id}.about`)}
      size="medium"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.close')}
          </Button>
          <Button onClick={onKeep}>{translate('gallery.keep')}</Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3">
        <div
          role="group"
          aria-label={translate('gallery.live', { name })}
          className="relative aspect-[375/812] h-[min(56dvh,40rem)] overflow-hidden rounded-[38px] border-8 border-device bg-sunken"
        >
          <PhoneScreen id={id} />
        </div>
        <p className="text-center text-12 text-muted">{translate('gallery.hint')}</p>
      </div>
    </Dialog>
  );
}
