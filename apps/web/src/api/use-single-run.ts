import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * The same mutation, which runs once at a time: a second `mutate` is ignored until the first has ended. `isPending`
 * alone comes a turn too late for somebody who presses twice.
 */
export function useSingleRun<Data, Failure, Variables, Context>(
  mutation: UseMutationResult<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  type Given = Parameters<typeof mutation.mutate>;
  const isRunning = useRef(false);
  const run = (...given: Given): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    // Variables that are void may be left out, which makes the arguments a type that can't be read by place.
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
