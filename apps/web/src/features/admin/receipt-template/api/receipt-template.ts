import {
  type EndpointCall,
  type Language,
  listSettings,
  previewReceipt,
  saveSettings,
  settingValues,
} from '@kilim/contract';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';

export type ReceiptTemplate = EndpointCall<typeof previewReceipt>['body']['template'];

export const emptyTemplate: ReceiptTemplate = {
  companyName: '',
  taxId: '',
  address: '',
  phone: '',
  email: '',
  logo: '',
};

/** The saved template. */
export const receiptTemplateQuery = queryOptions({
  queryKey: adminQueryKeys.receiptTemplate,
  queryFn: async ({ signal }): Promise<ReceiptTemplate> => {
    const { settings } = await call(listSettings, { signal });
    const row = settings.find(({ key }) => key === 'receiptTemplate');
    return settingValues.receiptTemplate.safeParse(row?.value).data ?? emptyTemplate;
  },
});

/** Saves the template. */
export function useSaveTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (template: ReceiptTemplate) =>
      call(saveSettings, { body: { settings: [{ key: 'receiptTemplate', value: template }] } }),
    onSuccess: (_reply, template) => {
      client.setQueryData(adminQueryKeys.receiptTemplate, template);
    },
  });
}

/** A sample receipt with the input; the previous one stays until the new one has loaded. */
export function useTemplatePreview(template: ReceiptTemplate, language: Language) {
  return useQuery({
    queryKey: [...adminQueryKeys.receiptTemplate, 'preview', template, language],
    queryFn: async ({ signal }) =>
      (await call(previewReceipt, { body: { template, language }, signal })).html,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
