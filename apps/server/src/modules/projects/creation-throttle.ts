import { AppError, limits, type UserId } from '@kilim/contract';

/**
 * Enforces the creation interval (docs/rules/projects.md#creation-interval) for concurrent requests of one process.
 * Earlier creations are found in the database (`requireCreationInterval`).
 */
export interface CreationThrottle {
  /** Throws `project_creation_too_fast`. Call the returned function when nothing was created after all. */
  take(userId: UserId, now: number): () => void;
}

export function createCreationThrottle(): CreationThrottle {
  const takenAt = new Map<UserId, number>();
  return {
    take: (userId, now) => {
      for (const [id, at] of takenAt) {
        if (now - at < limits.projectCreationInterval) break;
        takenAt.delete(id);
      }
      if (takenAt.has(userId)) throw new AppError('project_creation_too_fast');
      takenAt.set(userId, now);
      return () => void takenAt.delete(userId);
    },
  };
}
