// What `zod` means in the browser (vite.config.ts): the site's CSP forbids eval, so zod must not probe for it. Set with the
// library itself, whichever screen brings it first: the public pages come without.
import { config } from 'zod/v4';

config({ jitless: true });

export { z } from 'zod/v4';
