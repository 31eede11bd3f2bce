import { nodeTests } from '@repo/vite-config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(nodeTests());
