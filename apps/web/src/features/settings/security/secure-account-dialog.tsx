import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useRevokeOtherSessions } from '../api/sessions.ts';
import { FormError } from '../form-error.tsx';

export interface SecureAccountDialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Revokes all other sessions of a user who does not recognise an event; a new password is the next step. */
export function SecureAccountDialog({ onClose, onDone }: SecureAccountDialogProps) {
  const translate = useTranslate();
  const ending = useSingleRun(useRevokeOtherSessions());
  const secure = (): void =>
    ending.mutate(undefined, {
      onSuccess: () => {
        showToast({ type: 'success', title: translate('securityLog.secureDone') });
        onDone();
      },
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate('securityLog.secureTitle')}
      description={translate('securityLog.secureText')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button isBusy={ending.isPending} onClick={secure}>
            {translate('securityLog.secureConfirm')}
          </Button>
        </>
      }
    >
      <FormError text={ending.isError ? errorText(ending.error, translate) : undefined} />
    </Dialog>
  );
}
