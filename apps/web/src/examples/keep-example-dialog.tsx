import type { GalleryId } from '@kilim/contract';
import { type ReactNode, useState } from 'react';
import { AccountInPlace, type AccountMode } from '../accounts/account-in-place.tsx';
import { useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { Dialog } from '../ui/dialog.tsx';

export interface KeepExampleDialogProps {
  readonly id: GalleryId;
  readonly name: string;
  readonly picture: ReactNode;
  readonly onClose: () => void;
}

/** A guest starts from an example: an account in place, then the project. */
export function KeepExampleDialog({ id, name, picture, onClose }: KeepExampleDialogProps) {
  const translate = useTranslate();
  const [mode, setMode] = useState<AccountMode>('register');
  return (
    <Dialog
      isOpen
      isHeld
      onClose={onClose}
      title={translate('showcase.keep.title', { name })}
      description={
        <span className="flex items-center gap-4">
          {picture}
          {translate(mode === 'register' ? 'showcase.keep.text' : 'showcase.keep.textLogin')}
        </span>
      }
      focusFirst="field"
    >
      <AccountInPlace mode={mode} onModeChange={setMode} continueAt={paths.remix.to(id)} />
    </Dialog>
  );
}
