import { limits, projectSort } from '@kilim/contract';
import { choiceParam, countParam, textParam } from '../../navigation/url-params.ts';
import { useUrlState } from '../../navigation/use-url-state.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';

const views = ['grid', 'list'] as const;
export type ListView = (typeof views)[number];

/** The filter and the place of the project list in the URL. */
export const listParams = {
  search: textParam('q', { maximumLength: 100 }),
  tag: textParam('tag', { maximumLength: limits.tagMaximum }),
  sort: choiceParam('sort', projectSort.options, 'updated'),
  view: choiceParam('view', views),
  /** Open pages of the list; a URL restores at most 20. */
  pages: countParam('pages', 20),
};

/** The view in the URL, else the last one chosen on this device. */
export function resolveListView(inUrl: ListView | null, stored: string | null): ListView {
  return inUrl ?? listParams.view.parse(stored) ?? 'grid';
}

/** Grid or list: stored in the URL and on the device. */
export function useListView(): readonly [ListView, (view: ListView) => void] {
  const { state, change } = useUrlState(listParams);
  const choose = (view: ListView): void => {
    writeStored('dashboard-view', view);
    change({ view });
  };
  return [resolveListView(state.view, readStored('dashboard-view')), choose];
}
