import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { projectParams } from './projects.ts';
import { storageErrors } from './storage.ts';
import { imageAttachment, imageHash, promptImageType } from './turn-options.ts';

// Images that are attached to prompts: docs/rules/prompt-images.md

const types = promptImageType.options;

export const addPromptImage = defineEndpoint({
  name: 'addPromptImage',
  summary: 'Stores the PNG, JPEG, WebP or GIF file in the body, so that it can be attached to a prompt.',
  method: 'POST',
  path: '/projects/{projectId}/images',
  access: 'member',
  params: projectParams,
  query: z.object({ name: z.string().max(limits.imageNameMaximum).default('') }),
  rawBody: types,
  status: 201,
  reply: imageAttachment,
  errors: [
    'project_not_found',
    'prompt_image_invalid',
    'prompt_image_too_large',
    'image_too_large',
    ...storageErrors,
  ],
});
export const getPromptImage = defineEndpoint({
  name: 'getPromptImage',
  summary: 'Returns an image that was attached to a prompt of the project.',
  method: 'GET',
  path: '/projects/{projectId}/images/{hash}',
  access: 'member',
  params: projectParams.extend({ hash: imageHash }),
  status: 200,
  reply: 'binary',
  replyTypes: types,
  errors: ['prompt_image_not_found'],
});
