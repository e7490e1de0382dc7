import nextPlugin from '@next/eslint-plugin-next';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const environmentReads =
  "MemberExpression[object.object.name='process'][object.property.name='env'][property.name!=/^(NEXT_PUBLIC_.*|NODE_ENV|NEXT_RUNTIME)$/]";

const scopeCasts = 'TSAsExpression > TSTypeReference[typeName.name=/^(Writing)?Scope$/]';

export default defineConfig(
  globalIgnores([
    '.next*/',
    '.runtime/',
    '.data/',
    '.browser/',
    'test-results/',
    'playwright-report/',
    'next-env.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'zod', message: "Use 'zod/mini': classic zod is twenty times the size in a bundle." },
          ],
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A port's method is asynchronous even where one implementation has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['{pages,components,contexts,lib}/**/*.{ts,tsx}', '*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'], nextPlugin.configs['core-web-vitals']],
  },
  {
    files: ['{pages,components,contexts,lib,local}/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'],
    ignores: ['lib/server/runtime/env.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: environmentReads,
          message: 'lib/server/runtime/env.ts is the only reader of the environment.',
        },
        {
          selector: scopeCasts,
          message: 'Only lib/server/auth/scope-for.ts makes a scope, once it has checked.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    rules: {
      // These do not see the casts of JSDoc; the compiler does.
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['scripts/**', 'packages/*/scripts/**', 'local/**', 'tests/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**', 'packages/*/tests/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Answers over HTTP are read as whatever they turn out to be.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
