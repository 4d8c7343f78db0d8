import { createDataExport, downloadDataExport, getLatestDataExport, type Language } from '@kilim/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, endpointUrl } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { ensureRecentAuthentication } from '../../../api/recent-authentication.ts';
import { saveFrom } from '../../../api/save-file.ts';
import { paths } from '../../../navigation/paths.ts';

/** Milliseconds between polls of a pending export. */
const pollInterval = 2_000;

/** The newest export that has not expired, or null; polled until it is ready. */
export function useDataExport() {
  return useQuery({
    queryKey: queryKeys.personalData.export,
    queryFn: async ({ signal }) => (await call(getLatestDataExport, { signal })).export,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollInterval : false),
  });
}

/** Starts a data export; the mail links to the security tab. */
export function useStartDataExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: Language) =>
      call(createDataExport, {
        body: { url: window.location.origin + paths.settings.to('security'), language },
      }),
    onSuccess: (started) => client.setQueryData(queryKeys.personalData.export, started),
  });
}

/** Downloads the zip with the browser, because it may be too large for the page's memory; reauthenticates before. */
export function useDownloadDataExport() {
  return useMutation({
    mutationFn: async (exportId: string) => {
      if (await ensureRecentAuthentication())
        saveFrom(endpointUrl(downloadDataExport, { params: { exportId } }));
    },
  });
}
