import type { AppSpec, FeatureId, Screen } from '../../spec/app-spec.ts';
import { reminderEntities } from './reminder-fields.ts';

const hasScreen = ({ screens }: AppSpec, ...kinds: readonly Screen['kind'][]): boolean =>
  screens.some(({ kind }) => kinds.includes(kind));

/** Features that an app has only with certain screens or records. Others are screens of their own, or in every list. */
const supports: Partial<Record<FeatureId, (spec: AppSpec) => boolean>> = {
  dataExport: (spec) => spec.entities.length > 0 && hasScreen(spec, 'settings'),
  sharing: (spec) => hasScreen(spec, 'detail', 'product'),
  comments: (spec) => hasScreen(spec, 'detail', 'product', 'feedPost'),
  reminders: (spec) => reminderEntities(spec).length > 0,
  languageSwitch: (spec) => hasScreen(spec, 'settings'),
  roles: (spec) => spec.entities.length > 0 && hasScreen(spec, 'settings'),
};

/** Whether an app can have the feature. */
export const canHave = (feature: FeatureId, spec: AppSpec): boolean => supports[feature]?.(spec) ?? true;

/** Whether an app has the feature and what it needs. */
export const shows = (feature: FeatureId, spec: AppSpec): boolean =>
  spec.features.includes(feature) && canHave(feature, spec);
