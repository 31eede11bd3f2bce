/** The first script of the page: what the screen of this address shows is asked while the rest of the scripts travels. */
import { createEarlyAnswers } from '@repo/api-sdk/early-answers';
import { loadRuntimeConfig } from '@repo/api-sdk/runtime-config';
import { browserStorage, parseSessionUser, sessionKeys } from '@repo/auth';
import { checkAccess, routeRequirements } from '@repo/domain/access';
import { wakeLanguages } from '@repo/domain/format';
import { firstQuestions } from './first-questions.ts';

const answers = createEarlyAnswers();
const config = loadRuntimeConfig();
const storage = browserStorage();

/** What the start of the application goes on with. */
export const early = { config, storage, fetch: answers.fetch } as const;

async function ask(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const token = storage.getItem(sessionKeys.token);
  const user = parseSessionUser(storage.getItem(sessionKeys.user));
  // A session handed over in the address takes the place of the one that is kept.
  if (token === null || hash !== '' || checkAccess(user, routeRequirements.yieldClient) !== 'allow') return;
  const { apiUrl } = await config;
  const questions = firstQuestions(pathname, new URLSearchParams(search));
  for (const path of ['/proxy/me', ...questions]) answers.ask(apiUrl + path, token);
}

// Nothing waits here: whoever is not answered early asks for himself, and says what goes wrong.
ask().catch(() => undefined);
wakeLanguages();
