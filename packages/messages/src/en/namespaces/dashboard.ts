import { credits } from '../credits.ts';
import { dashboard } from '../dashboard.ts';

/** Texts of the dashboard; loaded in addition to `public`. */
export const dashboardNamespace = { credits, dashboard } as const;
