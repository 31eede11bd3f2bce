/** Page tests of the back office. */
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { sampleUser } from '@repo/api-sdk/testing';
import { type OpenedPage, type PageToOpen, useTestApp } from '@repo/client/testing';
import { beforeEach, vi } from 'vitest';
import { appRoutes } from '../app/router.tsx';

type User = ReturnType<typeof sampleUser>;

/** An administrator of yield; `change` says what differs. */
export function sampleAdmin(change: Partial<User> = {}): User {
  return sampleUser({
    id: 'usr_ines',
    role: 'admin_yield',
    firstname: 'Inès',
    lastname: 'Garnier',
    email: 'ines.garnier@exemple.fr',
    can_access_yield: false,
    can_access_yield_admin: true,
    ...change,
  });
}

/** Call it at the top of a test file; what it answers opens a page. */
export function usePages(): (path: string, page?: PageToOpen) => OpenedPage {
  const usual = {
    listAdminContracts: { items: [], total: 0, page: 1, page_size: 25 },
    listStrategies: { strategies: [] },
  };
  beforeEach(giveNodeForms);
  return useTestApp({ app: 'backoffice', routes: appRoutes, usual });
}

/** The network of a test is Node’s, which can’t read the forms and files of jsdom. */
async function giveNodeForms(): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await new Response('', { headers }).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('File', NodeFile);
}
