import {
  askForComponents,
  clearMessages,
  createProjectFromPrompt,
  decideChargeReview,
  decideHeldChanges,
  estimateTurn,
  forkProject,
  getAiStatus,
  getCurrentTurn,
  getHeldChanges,
  getTurn,
  listChargeReviews,
  listMessages,
  refundTurn,
  reportMount,
  startTurn,
  stopTurn,
} from '@kilim/contract';
import { type Route, route } from '../../platform/http/index.ts';
import type { AiService } from './service.ts';

// Per user, because starting a turn and estimating one read the whole project.
const startsPerMinute = 30;
const estimatesPerMinute = 120;
const reportsPerMinute = 30;

export function createAiRoutes(ai: AiService): Route[] {
  return [
    route(getAiStatus, async () => ai.status()),
    route(estimateTurn, async ({ params, body }, context) => {
      const { userId } = context.caller;
      await context.limit('ai-estimate', userId, estimatesPerMinute, 60);
      return ai.estimate(userId, params.projectId, { ...body, language: context.language });
    }),
    route(startTurn, async ({ params, body }, context) => {
      const { userId } = context.caller;
      await context.limit('ai-start', userId, startsPerMinute, 60);
      return ai.start({
        userId,
        projectId: params.projectId,
        prompt: body.prompt,
        language: body.language,
        mode: body.mode,
        attachments: body.attachments,
        maximumCredits: body.maximumCredits,
        replaces: body.replaces,
        quickPromptId: body.quickPromptId ?? null,
        previewMessages: body.previewMessages ?? [],
        idempotencyKey: body.idempotencyKey,
      });
    }),
    route(createProjectFromPrompt, async ({ body }, context) => {
      const { userId } = context.caller;
      await context.limit('ai-start', userId, startsPerMinute, 60);
      const { id, prompt } = body;
      const language = await ai.languageFor(userId, body.language, context.language);
      const { name = null, quickPromptId = null, isBuilt = false } = body;
      const more = { name, quickPromptId, isBuilt };
      return ai.createFromPrompt({ userId, id, prompt, language, ...more });
    }),
    route(askForComponents, async ({ params, body }, context) => {
      const { userId } = context.caller;
      await context.limit('ai-start', userId, startsPerMinute, 60);
      return ai.askForComponents({ userId, ...params, ...body }, context.signal);
    }),
    route(getCurrentTurn, async ({ params }, { caller }) => ({
      turn: await ai.current(caller.userId, params.projectId),
    })),
    route(getTurn, ({ params }, { caller }) => ai.find(caller.userId, params.projectId, params.turnId)),
    route(stopTurn, ({ params }, { caller }) => ai.stop(caller.userId, params.projectId, params.turnId)),
    route(forkProject, ({ params }, { caller }) => ai.fork(caller.userId, params.projectId, params.turnId)),
    route(reportMount, async ({ params, body }, context) => {
      const { userId } = context.caller;
      await context.limit('ai-mount', userId, reportsPerMinute, 60);
      return ai.reportMount({ userId, ...params, outcome: body });
    }),
    route(getHeldChanges, async ({ params }, { caller }) => ({
      files: await ai.readHeld({ userId: caller.userId, ...params }),
    })),
    route(decideHeldChanges, ({ params, body }, { caller }) =>
      ai.decideHeld({ userId: caller.userId, ...params, ...body }),
    ),
    route(listChargeReviews, ({ query }) => ai.chargeReviews.list(query)),
    route(refundTurn, ({ params }) => ai.refundTurn(params.turnId)),
    route(decideChargeReview, ({ params, body }) => ai.chargeReviews.decide(params.turnId, body.decision)),
    route(listMessages, ({ params, query }, { caller }) =>
      ai.listMessages(caller.userId, params.projectId, query),
    ),
    route(clearMessages, ({ params }, { caller }) => ai.clearMessages(caller.userId, params.projectId)),
  ];
}
