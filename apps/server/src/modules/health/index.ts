// Health of the running server for administrators: database, storage, mail, AI, payments, jobs and versions.
// Guarantees that one part that cannot be read does not hide the others, and that no secret is in the answer.
export { createHealthRoutes } from './routes.ts';
export { createHealthService } from './service.ts';
export { createTestMail } from './test-mail.ts';
