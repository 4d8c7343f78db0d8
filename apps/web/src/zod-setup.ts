import { config } from 'zod';

// The site's CSP forbids eval: zod must not probe for it. Imported before any schema is built.
config({ jitless: true });
