import type { Project, ProjectId, UserId } from '@kilim/contract';

/** A project as it is stored. Times are epoch milliseconds. */
export interface ProjectRecord {
  readonly id: ProjectId;
  readonly userId: UserId;
  readonly name: string;
  /** The name folded for comparison (`nameKeyOf`); unique per user. */
  readonly nameKey: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Names the picture of the first screen; null without one. */
  readonly previewHash: string | null;
  readonly isPublic: boolean;
  readonly template: Project['template'];
  /** Revision of the latest version; 0 before the first one. */
  readonly revision: number;
  readonly fileCount: number;
  readonly messageCount: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly lastOpenedAt: number;
  /** When the project was moved to the trash; null for a live project. */
  readonly deletedAt: number | null;
}

export type NewProject = Pick<
  ProjectRecord,
  'id' | 'userId' | 'name' | 'nameKey' | 'description' | 'tags' | 'template' | 'createdAt'
>;
