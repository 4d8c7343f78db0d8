import {
  cancelExportVerification,
  type EndpointReply,
  getExportVerification,
  type ProjectId,
  startExportVerification,
} from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { useLanguage } from '../../../i18n/translation.ts';

export type VerificationState = EndpointReply<typeof getExportVerification>;

/** An event tells of progress; this finds it out when the event got lost. */
const pollInterval = 5_000;

export const isOpenVerification = ({ verification }: VerificationState): boolean =>
  verification?.status === 'waiting' || verification?.status === 'running';

/** Whether exports can be verified, and the last verification of a project. */
export function verificationQuery(projectId: ProjectId) {
  return queryOptions({
    queryKey: queryKeys.projects.verification(projectId),
    queryFn: ({ signal }) => call(getExportVerification, { params: { projectId }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isOpenVerification(data) ? pollInterval : false,
  });
}

export function useStartVerification(projectId: ProjectId) {
  const client = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationFn: () => call(startExportVerification, { params: { projectId }, body: { language } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.verification(projectId) }),
  });
}

export function useCancelVerification(projectId: ProjectId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelExportVerification, { params: { projectId }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.projects.verification(projectId) }),
  });
}
