import { type ExampleId, exampleNames } from '@kilim/app-kit/examples';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import LiveApp from '../live-app.tsx';

export interface ExampleDialogProps {
  readonly id: ExampleId;
  readonly onClose: () => void;
  readonly onRemix: () => void;
}

/** A running example in a phone, with the button to start from it. */
export default function ExampleDialog({ id, onClose, onRemix }: ExampleDialogProps) {
  const translate = useTranslate();
  const name = exampleNames[id][useLanguage()];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      description={translate(`showcase.apps.about.${id}`)}
      size="medium"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.close')}
          </Button>
          <Button onClick={onRemix}>{translate('showcase.apps.remix')}</Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3">
        <div
          role="group"
          aria-label={translate('showcase.apps.live', { name })}
          className="relative aspect-[375/812] h-[min(56dvh,40rem)] overflow-hidden rounded-[38px] border-8 border-device bg-sunken"
        >
          <LiveApp id={id} label={translate('showcase.apps.live', { name })} />
        </div>
        <p className="text-center text-12 text-muted">{translate('showcase.apps.hint')}</p>
      </div>
    </Dialog>
  );
}
