import { type EndpointReply, listFiles as endpoint, type ProjectId, type UserId } from '@kilim/contract';
import { joinChunks } from '../../../testing/join-chunks.ts';
import type { ProjectsService } from '../index.ts';

/** The files of a project with their contents, as `listFiles` sends them. */
export async function listFiles(
  projects: Pick<ProjectsService, 'streamFiles'>,
  userId: UserId,
  projectId: ProjectId,
): Promise<EndpointReply<typeof endpoint>> {
  const { pieces } = await projects.streamFiles(userId, projectId);
  return endpoint.reply.parse(JSON.parse(await joinChunks(pieces)));
}
