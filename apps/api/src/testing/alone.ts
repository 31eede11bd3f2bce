import type { TestApp } from './create-test-app.ts';

/** Calls as one person may without two-person control: for what must be there before a test of it. */
export async function alone<Result>(
  { deps: { settings } }: TestApp,
  call: () => Promise<Result>,
): Promise<Result> {
  const { hasTwoPersonControl } = settings;
  settings.hasTwoPersonControl = false;
  try {
    return await call();
  } finally {
    settings.hasTwoPersonControl = hasTwoPersonControl;
  }
}
