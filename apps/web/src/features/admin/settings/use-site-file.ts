import { AppError, siteFileRules } from '@kilim/contract';
import { useState } from 'react';
import { type SiteFileKind, sendSiteFile } from './api/settings.ts';

/** The states of an upload: docs/rules/settings.md#logo-and-favicon */
export type UploadState =
  | { readonly status: 'idle' | 'success' }
  | { readonly status: 'ready'; readonly file: File }
  | { readonly status: 'uploading'; readonly file: File; readonly part: number }
  | { readonly status: 'error'; readonly file: File | null; readonly error: unknown };

/** Names of the types that browsers use and the contract does not list. */
const alsoAccepted: Readonly<Record<SiteFileKind, readonly string[]>> = {
  logo: ['image/jpg'],
  favicon: ['image/vnd.microsoft.icon'],
};

/** The error that the server would answer; null when the file may be sent. The server looks at the content itself. */
export function findFileError(kind: SiteFileKind, file: Pick<File, 'size' | 'type'>): AppError | null {
  const { maximum, types } = siteFileRules[kind];
  if (file.size > maximum) return new AppError(`${kind}_too_large`);
  const accepted: readonly string[] = [...types, ...alsoAccepted[kind]];
  return accepted.includes(file.type) ? null : new AppError(`${kind}_type_invalid`);
}

export const acceptedTypes = (kind: SiteFileKind): string =>
  [...siteFileRules[kind].types, ...alsoAccepted[kind], ...(kind === 'favicon' ? ['.ico'] : [])].join(',');

/** Choosing and sending a logo or favicon. */
export function useSiteFile(kind: SiteFileKind) {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  return {
    state,
    choose: (file: File): void => {
      const error = findFileError(kind, file);
      setState(error === null ? { status: 'ready', file } : { status: 'error', file: null, error });
    },
    reset: (): void => setState({ status: 'idle' }),
    /** Sends the chosen file; does nothing without one. */
    send: async (): Promise<void> => {
      const file = state.status === 'ready' || state.status === 'error' ? state.file : null;
      if (file === null) return;
      setState({ status: 'uploading', file, part: 0 });
      try {
        await sendSiteFile(kind, file, (part) => setState({ status: 'uploading', file, part }));
        setState({ status: 'success' });
      } catch (error) {
        setState({ status: 'error', file, error });
      }
    },
  };
}
