/** A journey that begins signed in: each test has a client of its own, and a browser with their session. */
import { type ClientAccount, openClientAccount } from './client-account.ts';
import { test as base } from './shared-stack.ts';

export const test = base.extend<{ readonly client: ClientAccount }>({
  client: async ({ stack }, use) => {
    await use(await openClientAccount(stack));
  },
  storageState: async ({ stack, client }, use) => {
    const localStorage = [
      { name: 'token', value: client.token },
      { name: 'user', value: JSON.stringify(client.user) },
    ];
    await use({ cookies: [], origins: [{ origin: stack.siteUrl, localStorage }] });
  },
});
