import { defineConfig } from 'vitest/config';
import { nodeTests } from './src/vitest.ts';

export default defineConfig(nodeTests());
