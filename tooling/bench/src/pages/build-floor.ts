import { join } from 'node:path';
import { appConfig } from '@repo/vite-config/app';
import { build, mergeConfig } from 'vite';

/** The bare page of the same frameworks, built with the applications' own configuration. */
export async function buildFloor(outDir: string): Promise<void> {
  await build(
    mergeConfig(appConfig({ port: 0 }), {
      configFile: false,
      root: join(import.meta.dirname, 'floor'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    }),
  );
}
