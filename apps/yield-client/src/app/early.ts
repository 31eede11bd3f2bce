/** The first script of the page: it asks what its screen shows, and for that screen's scripts, while the rest travels. */
import { createEarlyAnswers } from '@repo/api-sdk/early-answers';
import { loadRuntimeConfig } from '@repo/api-sdk/runtime-config';
import { browserStorage, parseSessionUser, sessionKeys } from '@repo/auth';
import { wakeLanguages } from '@repo/domain/format';
import { firstQuestions, tokenToAsk } from './first-questions.ts';
import { fetchScreen } from './first-screen.ts';

const answers = createEarlyAnswers();
const config = loadRuntimeConfig();
const storage = browserStorage();

/** What the start of the application goes on with. */
export const early = { config, storage, fetch: answers.fetch } as const;

async function ask(): Promise<void> {
  const { pathname, search } = window.location;
  const kept = {
    token: storage.getItem(sessionKeys.token),
    user: parseSessionUser(storage.getItem(sessionKeys.user)),
  };
  const token = tokenToAsk(kept, window.location);
  if (token === null) return;
  fetchScreen(pathname).catch(() => undefined);
  const { apiUrl } = await config;
  const questions = firstQuestions(pathname, new URLSearchParams(search));
  for (const path of ['/proxy/me', ...questions]) answers.ask(apiUrl + path, token);
}

// Nothing waits here: whoever finds nothing asks for himself, and says what goes wrong.
ask().catch(() => undefined);
wakeLanguages();
// Run when it is there, and not with the rest: on a telephone that would be one long task.
import('react-dom/client').catch(() => undefined);
