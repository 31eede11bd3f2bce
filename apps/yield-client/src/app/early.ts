/** The first script of the page: it asks what its screen shows, and for that screen's scripts, while the rest travels. */
import { createEarlyAnswers } from '@repo/api-sdk/early-answers';
import { readRuntimeConfig } from '@repo/api-sdk/runtime-config';
import { browserStorage, parseSessionUser, sessionKeys } from '@repo/auth';
import { firstQuestions, tokenToAsk } from './first-questions.ts';
import { fetchScreen } from './first-screen.ts';

const answers = createEarlyAnswers();
const storage = browserStorage();

/** What the start of the application goes on with. */
export const early = { storage, fetch: answers.fetch } as const;

function ask(): void {
  const { pathname, search } = window.location;
  const kept = {
    token: storage.getItem(sessionKeys.token),
    user: parseSessionUser(storage.getItem(sessionKeys.user)),
  };
  const token = tokenToAsk(kept, window.location);
  if (token === null) return;
  const { apiUrl } = readRuntimeConfig();
  const questions = firstQuestions(pathname, new URLSearchParams(search));
  for (const path of questions) answers.ask(apiUrl + path, token);
  fetchScreen(pathname).catch(() => undefined);
}

try {
  ask();
} catch {
  // Whoever finds nothing asks for himself, and says what goes wrong.
}
// Run when it is there, and not with the rest: on a telephone that would be one long task.
import('react-dom/client').catch(() => undefined);
