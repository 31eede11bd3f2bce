import { nodeTests } from '@repo/vite-config/vitest';
import { defineConfig, mergeConfig } from 'vitest/config';

// Pure functions: the files share their processes.
export default mergeConfig(defineConfig(nodeTests()), { test: { isolate: false } });
