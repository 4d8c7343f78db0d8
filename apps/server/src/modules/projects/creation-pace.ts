import { AppError, limits, type UserId } from '@kilim/contract';

/** Lets one creation of a person through every 2 s (customer.md §5), also when two requests come at the same moment. */
export interface CreationPace {
  /** Throws `project_creation_too_fast`; answers how to take the turn back when nothing was created. */
  take(userId: UserId, now: number): () => void;
}

/** Only for requests in flight in this process: what was created is seen in the database by every process. */
export function createCreationPace(): CreationPace {
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
