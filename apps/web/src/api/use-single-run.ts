import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Wraps a mutation so that `mutate` is ignored while it runs. `isPending` alone changes too late to prevent a double
 * click.
 */
export function useSingleRun<Data, Failure, Variables, Context>(
  mutation: UseMutationResult<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  type Given = Parameters<typeof mutation.mutate>;
  const isRunning = useRef(false);
  const run = (...given: Given): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    // Void variables are optional, so TypeScript cannot destructure the arguments by position.
    const [variables, callbacks] = given as readonly [
      Variables,
      MutateOptions<Data, Failure, Variables, Context>?,
    ];
    const guarded: MutateOptions<Data, Failure, Variables, Context> = {
      ...callbacks,
      onSettled: (...outcome) => {
        isRunning.current = false;
        callbacks?.onSettled?.(...outcome);
      },
    };
    mutation.mutate(...([variables, guarded] as unknown as Given));
  };
  return { ...mutation, mutate: run };
}
