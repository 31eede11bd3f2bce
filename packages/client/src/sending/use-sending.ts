import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that goes out one at a time: « pending » is a state, which comes one drawing too late for a double click.
 * It is tried whatever the browser believes of its network: a paused call shows nothing, a failed one says why.
 */
export function useSending<Answer, Problem = Error, Input = void>(
  options: UseMutationOptions<Answer, Problem, Input>,
) {
  const isUnderway = useRef(false);
  const mutation = useMutation<Answer, Problem, Input>({
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
