import { spyOn } from 'storybook/test';

/**
 * A story that logs an error fails: an error boundary hides a broken drawing from the eye, and React's warnings
 * (a missing key, a wrong nesting) would otherwise scroll by. Returns the check that runs after the story.
 */
export function failOnConsoleError(): () => void {
  if (!import.meta.env.VITEST) return () => undefined;
  const errors = spyOn(console, 'error');
  return () => {
    const messages = errors.mock.calls.map((parts) => parts.map(String).join(' '));
    errors.mockRestore();
    if (messages.length > 0) throw new Error(`The story logged an error:\n${messages.join('\n')}`);
  };
}
