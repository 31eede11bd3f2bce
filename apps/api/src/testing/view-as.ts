// A member of staff reads a client’s space, through the whole hand-over.
import type { TestApp } from './create-test-app.ts';
import type { SignedIn } from './people.ts';

export const viewReason = { reason: 'request', details: 'Appel du client sur son contrat' } as const;
/** The site, where a view is opened. */
export const siteOrigin = 'http://localhost:3000';

/** The code that hands the view over. */
export async function askForView(
  test: TestApp,
  viewer: SignedIn,
  client: Pick<SignedIn, 'userId'>,
): Promise<string> {
  const { token } = viewer;
  const { id } = await test.expectOk('startViewAs', {
    token,
    params: { id: client.userId },
    body: viewReason,
  });
  const body = { target_origin: siteOrigin, view_id: id };
  return (await test.expectOk('createHandoff', { token, body })).code;
}

/** The token of the view, and when it ends. */
export async function viewAs(test: TestApp, viewer: SignedIn, client: Pick<SignedIn, 'userId'>) {
  const code = await askForView(test, viewer, client);
  const { token, view } = await test.expectOk('exchangeHandoff', {
    body: { code },
    headers: { origin: siteOrigin },
  });
  return { token, endsAt: view?.ends_at ?? '' };
}
