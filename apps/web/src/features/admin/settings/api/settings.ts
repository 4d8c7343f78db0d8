import {
  listSettings,
  type PublicSettings,
  type Setting,
  saveSettings,
  uploadSiteFile,
} from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';
import { uploadFile } from '../../../../api/upload-file.ts';
import type { FormEdits, FormKey } from '../setting-edits.ts';

/** All settings as they are stored. */
export const siteSettingsQuery = queryOptions({
  queryKey: adminQueryKeys.settings,
  queryFn: async ({ signal }) => (await call(listSettings, { signal })).settings,
});

const hourKeys = {
  workingHoursWeekdays: 'weekdays',
  workingHoursSaturday: 'saturday',
  workingHoursSunday: 'sunday',
} as const;

/** The settings of every page with the edits, as the server will answer them. */
function applyToPublic(settings: PublicSettings, edits: FormEdits): PublicSettings {
  const shown = Object.entries(edits).filter(([key]) => Object.hasOwn(settings, key));
  const hours = Object.entries(hourKeys).flatMap(([key, name]) => {
    const value = edits[key as keyof typeof hourKeys];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...settings,
    ...Object.fromEntries(shown),
    workingHours: { ...settings.workingHours, ...Object.fromEntries(hours) },
  };
}

const announce = (): void => void window.dispatchEvent(new Event('logo-updated'));

/** Saves several settings. This page and its header change at once, and back when the call fails. */
export function useSaveSettings() {
  const client = useQueryClient();
  const { queryKey } = siteSettingsQuery;
  return useMutation({
    mutationFn: (edits: FormEdits) =>
      call(saveSettings, {
        body: { settings: Object.entries(edits).map(([key, value]) => ({ key, value })) },
      }),
    onMutate: async (edits) => {
      await client.cancelQueries({ queryKey });
      await client.cancelQueries({ queryKey: queryKeys.settings });
      const before = client.getQueryData<Setting[]>(queryKey);
      const shownBefore = client.getQueryData<PublicSettings>(queryKeys.settings);
      client.setQueryData<Setting[]>(queryKey, (known) =>
        known?.map((one) =>
          Object.hasOwn(edits, one.key) ? { ...one, value: edits[one.key as FormKey] } : one,
        ),
      );
      client.setQueryData<PublicSettings>(queryKeys.settings, (known) =>
        known === undefined ? undefined : applyToPublic(known, edits),
      );
      return { before, shownBefore };
    },
    onError: (_error, _edits, kept) => {
      client.setQueryData(queryKey, kept?.before);
      client.setQueryData(queryKeys.settings, kept?.shownBefore);
    },
    onSuccess: ({ settings }) => {
      client.setQueryData(queryKey, settings);
      announce();
    },
  });
}

export type SiteFileKind = 'logo' | 'favicon';

/** Uploads a logo or favicon; the header of this page shows it at once. */
export async function sendSiteFile(
  kind: SiteFileKind,
  file: File,
  onProgress: (part: number) => void,
): Promise<void> {
  await uploadFile(
    uploadSiteFile,
    { params: { kind } },
    { file, signal: new AbortController().signal, onProgress },
  );
  announce();
}

/** Removes a logo or favicon. */
export function useRemoveSiteFile(kind: SiteFileKind) {
  return useMutation({
    mutationFn: () => call(saveSettings, { body: { settings: [{ key: kind, value: '' }] } }),
    onSuccess: announce,
  });
}
