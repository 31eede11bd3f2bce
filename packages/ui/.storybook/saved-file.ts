import { expect, spyOn, waitFor } from 'storybook/test';

export interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/** The file that the browser would download after an action; nothing is written to disk. */
export async function savedFile(press: () => Promise<void>): Promise<SavedFile> {
  const made = spyOn(URL, 'createObjectURL');
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await press();
  // The first picture of a run waits for echarts to load.
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  const link = clicked.mock.contexts[0];
  const content = made.mock.calls[0]?.[0];
  clicked.mockRestore();
  made.mockRestore();
  if (!(link instanceof HTMLAnchorElement) || !(content instanceof Blob))
    throw new Error('nothing was saved');
  return { name: link.download, content };
}
