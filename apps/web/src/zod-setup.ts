// Replaces `zod` in the browser (alias in vite.config.ts): the site's CSP forbids eval, so zod must not probe for it. Configured
// on import, because the public pages do without zod.
import { config } from 'zod/v4';

config({ jitless: true });

export { z } from 'zod/v4';
