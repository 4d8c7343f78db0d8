import { defineEndpoint } from './endpoint.ts';

export const getOpenApiDocument = defineEndpoint({
  name: 'getOpenApiDocument',
  summary:
    'Returns this API as an OpenAPI 3.1 document; endpoints for administrators are added for them only.',
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  status: 200,
  reply: 'binary',
  replyTypes: ['application/json'],
  errors: [],
});
