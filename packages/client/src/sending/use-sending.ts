import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that runs once at a time. `isPending` is a state, set one render too late to block a double click. It is
 * sent even if the browser reports that it is offline: a paused call would show nothing, a failed one shows its error.
 */
export function useSending<Result, Problem = Error, Input = void>(
  options: UseMutationOptions<Result, Problem, Input>,
) {
  const isUnderway = useRef(false);
  const mutation = useMutation<Result, Problem, Input>({
    networkMode: 'always',
    ...options,
    onSettled: (...settled) => {
      isUnderway.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const send: typeof mutation.mutate = (...input) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    mutation.mutate(...input);
  };
  return { ...mutation, send, isUnderway: () => isUnderway.current };
}
