import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const consoleErrors = 'tests/support/console-errors.ts';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      '@': import.meta.dirname,
      // Next resolves this marker by itself; anywhere else its main file throws.
      'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js`,
    },
  },
  test: {
    // All cores: what holds the terminal needs none of its own.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], setupFiles: [consoleErrors] },
      },
      {
        extends: true,
        test: {
          name: 'pronouns',
          // They leave nothing behind in what they load: it is loaded once for many files.
          pool: 'threads',
          isolate: false,
          include: ['packages/pronouns/tests/**/*.test.ts'],
          setupFiles: [consoleErrors],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // Each file has a page of its own as ever, but jsdom and what it stands on are loaded once.
          pool: 'vmThreads',
          // Typing is simulated key by key, which takes its time on a busy machine.
          testTimeout: 20_000,
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: [consoleErrors, 'tests/support/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'repositories',
          // They wait for deadlines and disks more than they work.
          maxWorkers: 6,
          // Behind the others: projects of one group share their workers.
          sequence: { groupOrder: 1 },
          // Google's emulator backs off for seconds where transactions meet.
          testTimeout: 30_000,
          // Firebase's sign-in service takes its time to load on a busy machine.
          hookTimeout: 60_000,
          include: ['tests/repositories/**/*.test.ts'],
          setupFiles: [consoleErrors],
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 30_000,
          // One running app serves them all.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'lifecycle',
          include: ['tests/lifecycle/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'attack', include: ['tests/attack/**/*.test.ts'] } },
    ],
  },
});
