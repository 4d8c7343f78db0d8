import type { Attachment, ProjectId } from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { listAttachedImages } from './describe-attachments.ts';

/** The attachments with what the server knows about their images. Throws `prompt_image_not_found`. */
export async function readAttachments(
  { projects, transactions }: Pick<TurnPorts, 'projects' | 'transactions'>,
  projectId: ProjectId,
  attachments: readonly Attachment[],
): Promise<readonly Attachment[]> {
  const hashes = listAttachedImages(attachments).map(({ hash }) => hash);
  const known = await projects.images.require(transactions.outside, projectId, hashes);
  return attachments.map((attachment) => {
    const facts = attachment.kind === 'image' ? known.get(attachment.hash) : undefined;
    if (attachment.kind !== 'image' || facts === undefined) return attachment;
    const { bytes: size, ...rest } = facts;
    return { ...attachment, ...rest, size };
  });
}
