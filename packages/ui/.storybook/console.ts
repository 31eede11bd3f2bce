/**
 * A story that logs an error fails: an error boundary hides a broken drawing from the eye, and React's warnings
 * (a missing key, a wrong nesting) would otherwise scroll by. Returns what puts the console back.
 */
export function failOnConsoleError(): () => void {
  if (!import.meta.env.VITEST) return () => undefined;
  const original = console.error;
  const errors: string[] = [];
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
    original(...parts);
  };
  return () => {
    console.error = original;
    if (errors.length > 0) throw new Error(`The story logged an error:\n${errors.join('\n')}`);
  };
}
