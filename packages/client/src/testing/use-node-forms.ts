import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { beforeEach, vi } from 'vitest';

/**
 * Lets page tests upload files: requests go through Node, which cannot read the FormData and File of jsdom, and jsdom has
 * no address for a file that is shown.
 */
export function useNodeForms(): void {
  beforeEach(async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await new Response('', { headers }).formData();
    vi.stubGlobal('FormData', form.constructor);
    vi.stubGlobal('Blob', NodeBlob);
    vi.stubGlobal('File', NodeFile);
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  });
}
