import { credits } from './credits.ts';
import { dashboard } from './dashboard.ts';

/** What the dashboard says beside the texts of the site. */
export const desk = { credits, dashboard } as const;
