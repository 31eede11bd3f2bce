/* oxlint-disable no-console -- this file listens to the console, it does not write to it */

const original = console.error;
let messages: string[] = [];

/** Keeps what a story logs as an error, and still prints it. */
export function listenToConsole(): void {
  messages = [];
  console.error = (...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
    original(...parts);
  };
}

/**
 * A story that logs an error fails: an error boundary hides a broken drawing from the eye, and React's warnings
 * (a missing key, a wrong nesting) would otherwise scroll by.
 */
export function expectQuietConsole(): void {
  console.error = original;
  if (messages.length > 0) throw new Error(`The story logged an error:\n${messages.join('\n')}`);
}
