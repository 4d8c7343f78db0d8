import { type ExampleId, exampleNames } from '@kilim/app-kit/examples';
import { useState } from 'react';
import { AccountInPlace, type AccountMode } from '../../../accounts/account-in-place.tsx';
import { ExamplePicture } from '../../../examples/example-picture.tsx';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';

export interface KeepExampleDialogProps {
  readonly id: ExampleId;
  readonly onClose: () => void;
}

/** A guest starts from an example: an account in place, then the project. */
export function KeepExampleDialog({ id, onClose }: KeepExampleDialogProps) {
  const translate = useTranslate();
  const name = exampleNames[id][useLanguage()];
  const [mode, setMode] = useState<AccountMode>('register');
  return (
    <Dialog
      isOpen
      isHeld
      onClose={onClose}
      title={translate('showcase.keep.title', { name })}
      description={
        <span className="flex items-center gap-4">
          <ExamplePicture
            id={id}
            className="w-16 shrink-0 rounded-control border-2 border-device bg-sunken shadow-float"
          />
          {translate(mode === 'register' ? 'showcase.keep.text' : 'showcase.keep.textLogin')}
        </span>
      }
      focusFirst="field"
    >
      <AccountInPlace mode={mode} onModeChange={setMode} continueAt={paths.remix.to(id)} />
    </Dialog>
  );
}
