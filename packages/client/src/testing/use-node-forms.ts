import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { beforeEach, vi } from 'vitest';

/** Lets the pages of a test file send files: the network of a test is Node’s, which can’t read the forms and files of jsdom. */
export function useNodeForms(): void {
  beforeEach(async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await new Response('', { headers }).formData();
    vi.stubGlobal('FormData', form.constructor);
    vi.stubGlobal('Blob', NodeBlob);
    vi.stubGlobal('File', NodeFile);
  });
}
