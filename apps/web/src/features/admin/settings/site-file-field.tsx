import { useId, useRef } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type SiteFileKind, useRemoveSiteFile } from './api/settings.ts';
import { acceptedTypes, type UploadState, type useSiteFile } from './use-site-file.ts';

interface SiteFileFieldProps {
  readonly kind: SiteFileKind;
  /** The file that every page shows now. */
  readonly url: string | null;
  readonly upload: ReturnType<typeof useSiteFile>;
}

/** A logo or favicon: the present file, choosing another one, and the state of its upload. */
export function SiteFileField({ kind, url, upload }: SiteFileFieldProps) {
  const translate = useTranslate();
  const rulesId = useId();
  const input = useRef<HTMLInputElement>(null);
  const removal = useSingleRun(useRemoveSiteFile(kind));
  const { state } = upload;
  const isLogo = kind === 'logo';
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h4 className="text-13 font-medium">{translate(`adminSettings.files.${kind}`)}</h4>
      <div className="flex min-w-0 items-center gap-3">
        {url === null ? (
          <p className="flex min-h-16 items-center text-13 text-muted">
            {translate(isLogo ? 'adminSettings.files.none' : 'adminSettings.files.noneFavicon')}
          </p>
        ) : (
          <img
            src={url}
            alt={translate('adminSettings.files.current')}
            className="h-16 max-w-40 rounded-control border border-line bg-sunken object-contain p-2"
          />
        )}
      </div>
      <p id={rulesId} className="text-12 text-muted">
        {translate(isLogo ? 'adminSettings.files.logoRules' : 'adminSettings.files.faviconRules')}
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={translate(
            isLogo ? 'adminSettings.files.chooseLogo' : 'adminSettings.files.chooseFavicon',
          )}
          accept={acceptedTypes(kind)}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file can then be chosen again.
            event.target.value = '';
            if (file !== undefined) upload.choose(file);
          }}
        />
        <Button
          variant="secondary"
          aria-describedby={rulesId}
          aria-label={translate(
            isLogo ? 'adminSettings.files.chooseLogo' : 'adminSettings.files.chooseFavicon',
          )}
          disabled={state.status === 'uploading'}
          onClick={() => input.current?.click()}
        >
          {translate('adminSettings.files.choose')}
        </Button>
        {url === null ? null : (
          <Button
            variant="quiet"
            aria-label={translate(
              isLogo ? 'adminSettings.files.removeLogo' : 'adminSettings.files.removeFavicon',
            )}
            isBusy={removal.isPending}
            onClick={() =>
              removal.mutate(undefined, {
                onSuccess: () => {
                  upload.reset();
                  showToast({ type: 'success', title: translate('adminSettings.files.removed') });
                },
              })
            }
          >
            {translate('adminSettings.files.remove')}
          </Button>
        )}
      </div>
      <UploadStatus state={state} />
      <div role="alert" className="empty:hidden">
        {removal.isError ? (
          <FieldError id={`${rulesId}-removal`}>{errorText(removal.error, translate)}</FieldError>
        ) : null}
      </div>
    </div>
  );
}

function UploadStatus({ state }: { readonly state: UploadState }) {
  const translate = useTranslate();
  const errorId = useId();
  const file = 'file' in state ? state.file : null;
  const percent = state.status === 'uploading' ? Math.round(state.part * 100) : 0;
  return (
    <>
      <div role="status" className="flex flex-col gap-1 text-13 empty:hidden">
        {file === null ? null : (
          <p className="truncate text-muted">
            {translate('adminSettings.files.chosen', { name: file.name })}
          </p>
        )}
        {state.status === 'ready' ? <p>{translate('adminSettings.files.ready')}</p> : null}
        {state.status === 'uploading' ? (
          <>
            <p className="numerals">{translate('adminSettings.files.uploading', { percent })}</p>
            <progress className="h-1.5 w-full accent-primary" max={100} value={percent} aria-hidden="true" />
          </>
        ) : null}
        {state.status === 'success' ? (
          <p className="text-success">{translate('adminSettings.files.success')}</p>
        ) : null}
      </div>
      <div role="alert" className="empty:hidden">
        {state.status === 'error' ? (
          <FieldError id={errorId}>{errorText(state.error, translate)}</FieldError>
        ) : null}
      </div>
    </>
  );
}
