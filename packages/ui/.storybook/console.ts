/* oxlint-disable no-console -- this file intercepts console.error and still calls it */

const original = console.error;
let messages: string[] = [];

/** Records what a story logs with console.error, and still prints it. */
export function listenToConsole(): void {
  messages = [];
  console.error = (...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
    original(...parts);
  };
}

/**
 * Fails a story that logs an error: an error boundary hides a chart that failed, and React's warnings (a missing key,
 * invalid nesting) would otherwise go unnoticed.
 */
export function expectQuietConsole(): void {
  console.error = original;
  if (messages.length > 0) throw new Error(`The story logged an error:\n${messages.join('\n')}`);
}
