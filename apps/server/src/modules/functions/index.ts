// Functions of the client SDK: calls of the product under fixed names, with the checks of those calls.
export { createFunctionsRoutes } from './routes.ts';
